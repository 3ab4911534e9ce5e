import { languages, type Language } from './locale.ts'

const digitsByLanguage: Partial<Record<Language, readonly string[]>> = {}

/** Replaces Latin digits by those of the language's tag. */
export function localizeDigits(text: string, language: Language): string {
  const digits = (digitsByLanguage[language] ??= digitsOf(languages[language].tag))
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}

/** The percent sign that matches the digits of a language. */
export const localizedPercentSign = (language: Language): string =>
  localizeDigits('0', language) === '0' ? '%' : '٪'

export const digitsOf = (tag: string): readonly string[] =>
  [...new Intl.NumberFormat(tag, { useGrouping: false }).format(9_876_543_210)].toReversed()
