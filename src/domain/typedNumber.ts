import { toLatinDigits } from './latinDigits.ts'

// Marks that steer the direction of a text come along with what is copied from a page.
const unseen = /[\s\u061C\u200E\u200F\u2066-\u2069]/g
const grouping = /[٬,،](?=\d{3}(?!\d))/g
const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/

/** A number as people type it, in the digits and separators of either script; undefined when it is none. */
export function typedNumber(typed: string): number | undefined {
  const plain = toLatinDigits(typed)
    .replace(unseen, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-')
    .replace(grouping, '')
  return number.test(plain) ? Number(plain) : undefined
}
