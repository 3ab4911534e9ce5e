import { languageCodes, languages, type Language } from './locale.ts'
import { tableOf } from './keys.ts'

const names = tableOf(
  languageCodes,
  (reader) => new Intl.DisplayNames(languages[reader].tag, { type: 'language' }),
)

/** What readers of one language call another: theirs is its own label. */
export const languageName = (language: Language, reader: Language): string =>
  names[reader].of(language) ?? languages[language].label
