import { toLatinDigits } from '#domain/latinDigits.ts'

type CallingCodes = Readonly<Record<string, string>>

/** A phone number as typed: its country and the national number. */
export type PhoneInput = { readonly country: string; readonly number: string }

const stripPunctuation = (number: string): string => toLatinDigits(number).replace(/[\s().-]/g, '')

/** Returns whether the number is plausible; only the server can validate it. */
export const isPhoneNumber = (number: string): boolean =>
  /^\+?\d{4,15}$/.test(stripPunctuation(number))

/**
 * Returns the number in the server's format: '+966512345678'. A typed '+' or '00' prefix overrides
 * the country.
 */
export function toInternationalPhone({ country, number }: PhoneInput, codes: CallingCodes): string {
  const digits = stripPunctuation(number)
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${codes[country] ?? ''}${digits}`
}
