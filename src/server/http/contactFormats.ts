import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { phoneLibrary } from '#server/platform/phoneLibrary.ts'

/** A phone number as forms send it: the country and the national number. */
export type PhoneParts = { readonly isoCode: string; readonly phoneNumber: string }

// The library also finds numbers inside prose and parses extensions, which a field must not accept.
const international = /^\+\d(?:[ -]*\d)+$/
const national = /^[+(\d][\d ()-]*$/

type PhoneNumber = ReturnType<ReturnType<typeof phoneLibrary>['parsePhoneNumberFromString']>

/** A request checks a number before it stores it. */
let latest: { readonly text: string; readonly phone: PhoneNumber } | undefined

function parsePhone(text: string): PhoneNumber {
  if (!international.test(text)) return undefined
  if (latest?.text === text) return latest.phone
  const parsed = phoneLibrary().parsePhoneNumberFromString(text, { extract: false })
  if (!parsed?.isValid()) return undefined
  latest = { text, phone: parsed }
  return parsed
}

/** Formats that need a library to check, for the server's Ajv. */
export const contactFormats = {
  phone: (text: string): boolean => parsePhone(toLatinDigits(text).trim()) !== undefined,
  iban: (text: string): boolean => isValidIBAN(normaliseIban(text)),
  bic: (text: string): boolean => isValidBIC(text),
} as const

/** Returns a phone number in E.164, or undefined where it is not valid in any country. */
export const normalisePhone = (text: string): string | undefined =>
  parsePhone(toLatinDigits(text).trim())?.number

export function phoneParts(e164: string): PhoneParts | undefined {
  const parsed = parsePhone(e164)
  return parsed?.country && { isoCode: parsed.country, phoneNumber: parsed.nationalNumber }
}

/** Returns a national number in E.164, whether or not it has the leading zero. */
export function toE164({ isoCode, phoneNumber }: PhoneParts): string | undefined {
  const text = toLatinDigits(phoneNumber).trim()
  const { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } = phoneLibrary()
  if (!isSupportedCountry(isoCode) || !national.test(text)) return undefined
  const parsed = parsePhoneNumberFromString(text, isoCode)
  // Countries that share a calling code are not distinguished, since the number works with either.
  const isOfCountry = parsed?.countryCallingCode === getCountryCallingCode(isoCode)
  return parsed && isOfCountry && parsed.isValid() ? parsed.number : undefined
}

export const normaliseIban = (text: string): string =>
  electronicFormatIBAN(toLatinDigits(text).trim()) ?? ''

/** The length of the shortest IBAN, Norway's; of anything shorter nothing is shown. */
const minIbanLength = 15

/** Masks an IBAN except for its country, check digits and end: enough to recognise, not to use. */
export function maskIban(text: string): string {
  const iban = normaliseIban(text)
  const visibleLength = iban.length < minIbanLength ? 0 : 4
  const mask = '•'.repeat(iban.length - 2 * visibleLength)
  const head = (iban.slice(0, visibleLength) + mask).replace(/.{4}(?=.)/g, '$& ')
  return visibleLength ? `${head} ${iban.slice(-visibleLength)}` : head
}
