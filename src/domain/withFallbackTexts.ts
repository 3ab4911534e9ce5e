import { tableOf } from './keys.ts'
import { pickTranslation, languageCodes, type Language, type Translations } from './locale.ts'

/** A text for each language; a partial one that lacks it has the default language's. */
export const withFallbackTexts = <T>(texts: Translations<T>): Readonly<Record<Language, T>> =>
  tableOf(languageCodes, (language) => pickTranslation(texts, language))
