import { toLatinDigits } from '#domain/latinDigits.ts'

/** Returns a code as it is stored: no spaces, capital letters, Latin digits. */
export const normalizeCode = (text: string): string =>
  toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase()

/** Validates an IBAN's format and check digits; the server checks country-specific rules. */
export function isIban(text: string): boolean {
  const iban = normalizeCode(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const sign of rearranged) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

export const isSwiftCode = (text: string): boolean =>
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(normalizeCode(text))

/** Returns whether the expiry month of a card, 'MM/YY', has passed. */
export function isExpired(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? []
  if (!month || !year) return false
  return now.getTime() >= new Date(2000 + Number(year), Number(month), 1).getTime()
}
