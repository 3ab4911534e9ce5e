import { languages, type Language } from './locale.ts'
import { toLatinDigits } from './latinDigits.ts'

// Marks that steer the direction of a text come along with what is copied from a page.
const unseen = /[\s\u061C\u200E\u200F\u2066-\u2069]/g
const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/

/**
 * A number as people type it, in the digits and separators of either script; undefined when it is none.
 * Which of comma and point begins the fraction, and which sets thousands apart, their language says.
 */
export function typedNumber(typed: string, language: Language): number | undefined {
  const [thousands, decimal] = decimalIn(language) === ',' ? ['.', ','] : [',', '.']
  const plain = toLatinDigits(typed)
    .replace(unseen, '')
    .replaceAll('−', '-')
    .replace(new RegExp(`[٬،${thousands}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replaceAll(decimal, '.')
    .replaceAll('٫', '.')
  return number.test(plain) ? Number(plain) : undefined
}

/** A number as an input shows it: nothing sets its thousands apart, and `typedNumber` reads it. */
export const writtenNumber = (value: number, language: Language): string =>
  plainIn(language).format(value)

const plainIn = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(languages[language].tag, { useGrouping: false, maximumFractionDigits: 12 })

const decimalIn = (language: Language): string | undefined =>
  plainIn(language)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
