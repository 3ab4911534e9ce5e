import { toLatinDigits } from '#domain/latinDigits.ts'

type CallingCodes = Readonly<Record<string, string>>

/** A number as it is typed: of which country, and what is dialled inside it. */
export type PhoneInput = { readonly country: string; readonly number: string }

const stripPunctuation = (number: string): string => toLatinDigits(number).replace(/[\s().-]/g, '')

/** Whether it may be a number at all; whether it is one, the server knows. */
export const isPhoneNumber = (number: string): boolean =>
  /^\+?\d{4,15}$/.test(stripPunctuation(number))

/** As the server takes it: '+966512345678'. A number typed with its '+' or '00' says its country itself. */
export function toInternationalPhone({ country, number }: PhoneInput, codes: CallingCodes): string {
  const digits = stripPunctuation(number)
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return `+${codes[country] ?? ''}${digits}`
}
