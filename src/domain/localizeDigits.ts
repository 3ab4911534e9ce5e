import { languages, type Language } from './locale.ts'

const digitsByLanguage: Partial<Record<Language, readonly string[]>> = {}

/** Text with its Latin digits in the ones that a language counts with, as its tag says. */
export function localizeDigits(text: string, language: Language): string {
  const digits = (digitsByLanguage[language] ??= digitsOf(languages[language].tag))
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}

/** As it is written beside these digits. */
export const localizedPercentSign = (language: Language): string =>
  localizeDigits('0', language) === '0' ? '%' : '٪'

export const digitsOf = (tag: string): readonly string[] =>
  [...new Intl.NumberFormat(tag, { useGrouping: false }).format(9_876_543_210)].toReversed()
