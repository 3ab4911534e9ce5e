import { tableOf } from './keys.ts'
import { inLanguage, languageCodes, type Language, type Translated } from './locale.ts'

/** A text for each language; a partial one that lacks it has the default language's. */
export const withFallbackTexts = <T>(texts: Translated<T>): Readonly<Record<Language, T>> =>
  tableOf(languageCodes, (language) => inLanguage(texts, language))
