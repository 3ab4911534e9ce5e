import { languages, type Language } from './locale.ts'
import { toLatinDigits } from './latinDigits.ts'

/** Direction marks that come along when text is copied from a page. */
export const directionMarks = /[\u061C\u200E\u200F\u2066-\u2069]/g

/** Thousands separators must all be the same, and only before the decimal separator. */
const numberPattern = (thousands: string, decimal: string): RegExp =>
  new RegExp(
    `^(?<sign>[+-]?)(?=.*\\d)(?<whole>[1-9]\\d{0,2}(?<mark>[${thousands}٬،\\p{Zs}])\\d{3}(?:\\k<mark>\\d{3})*|\\d*)(?:[${decimal}٫](?<fraction>\\d+))?$`,
    'u',
  )
const decimalPointPattern = numberPattern(',', '.')
const decimalCommaPattern = numberPattern('.', ',')

/**
 * Parses a number typed in the digits and separators of either script; returns undefined if it is
 * not a number. The language decides whether comma or point is the decimal separator.
 */
export function parseNumber(typed: string, language: Language): number | undefined {
  const normalized = toLatinDigits(typed).replace(directionMarks, '').trim().replace('−', '-')
  const match = (
    decimalSeparator(language) === ',' ? decimalCommaPattern : decimalPointPattern
  ).exec(normalized)?.groups
  if (!match) return undefined
  const { sign = '', whole = '', fraction = '' } = match
  return Number(`${sign}${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`)
}

/** Formats a number for an input, without thousands separators; `parseNumber` reads it back. */
export const formatPlainNumber = (value: number, language: Language): string =>
  plainFormat(language).format(value)

const plainFormat = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(languages[language].tag, { useGrouping: false, maximumFractionDigits: 12 })

const decimalSeparator = (language: Language): string | undefined =>
  plainFormat(language)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value
