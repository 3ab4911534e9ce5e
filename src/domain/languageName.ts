import { languageCodes, languages, type Language } from './locale.ts'
import { tableOf } from './keys.ts'

const displayNames = tableOf(
  languageCodes,
  (displayLanguage) => new Intl.DisplayNames(languages[displayLanguage].tag, { type: 'language' }),
)

/** What readers of one language call another: theirs is its own label. */
export const languageName = (language: Language, displayLanguage: Language): string =>
  displayNames[displayLanguage].of(language) ?? languages[language].label
