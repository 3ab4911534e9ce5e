import { toLatinDigits } from '#domain/latinDigits.ts'

/** Parses Latin or Arabic digits and nothing else, so '1.5' does not become 15. */
export function parseQuantity(typed: string): number | undefined {
  const digits = toLatinDigits(typed).trim()
  return /^\d+$/.test(digits) ? Number(digits.slice(0, 9)) : undefined
}
