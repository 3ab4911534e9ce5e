import { recordFromKeys } from './keys.ts'
import { pickTranslation, languageCodes, type Language, type Translations } from './locale.ts'

/** Returns a text for every language; missing ones are taken from the default language. */
export const withFallbackTexts = <T>(texts: Translations<T>): Readonly<Record<Language, T>> =>
  recordFromKeys(languageCodes, (language) => pickTranslation(texts, language))
