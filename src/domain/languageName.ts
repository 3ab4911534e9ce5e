import { languageCodes, languages, type Language } from './locale.ts'
import { recordFromKeys } from './keys.ts'

const displayNames = recordFromKeys(
  languageCodes,
  (displayLanguage) => new Intl.DisplayNames(languages[displayLanguage].tag, { type: 'language' }),
)

/** Returns the name of a language in the display language, or its own label where there is none. */
export const languageName = (language: Language, displayLanguage: Language): string =>
  displayNames[displayLanguage].of(language) ?? languages[language].label
