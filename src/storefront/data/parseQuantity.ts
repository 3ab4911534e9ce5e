import { toLatinDigits } from '#domain/latinDigits.ts'

/** How many were asked for, in either kind of digits and nothing else: '1.5' is no 15. */
export function parseQuantity(typed: string): number | undefined {
  const digits = toLatinDigits(typed).trim()
  return /^\d+$/.test(digits) ? Number(digits.slice(0, 9)) : undefined
}
