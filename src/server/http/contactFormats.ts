import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import {
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { toLatinDigits } from '#domain/latinDigits.ts'

/** A number as forms take it apart: of which country, and what is dialled inside it. */
export type PhoneParts = { readonly isoCode: string; readonly phoneNumber: string }

// The library also finds numbers inside prose and reads extensions: neither is a field's business.
const international = /^\+\d(?:[ -]*\d)+$/
const national = /^[+(\d][\d ()-]*$/

const isPhone = (text: string): boolean => international.test(text) && isValidPhoneNumber(text)

/** Formats that need a library to be checked, for the Ajv of the server. */
export const contactFormats = {
  phone: (text: string): boolean => isPhone(toLatinDigits(text).trim()),
  iban: (text: string): boolean => isValidIBAN(normaliseIban(text)),
  bic: (text: string): boolean => isValidBIC(text),
} as const

/** E.164, or undefined where it is no number of any country. */
export function normalisePhone(text: string): string | undefined {
  const phone = toLatinDigits(text).trim()
  return isPhone(phone) ? parsePhoneNumberFromString(phone)?.number : undefined
}

export function phoneParts(e164: string): PhoneParts | undefined {
  const parsed = isPhone(e164) ? parsePhoneNumberFromString(e164) : undefined
  return parsed?.country && { isoCode: parsed.country, phoneNumber: parsed.nationalNumber }
}

/** E.164 of a number written as inside its country, with or without the leading zero. */
export function toE164({ isoCode, phoneNumber }: PhoneParts): string | undefined {
  const text = toLatinDigits(phoneNumber).trim()
  if (!isSupportedCountry(isoCode) || !national.test(text)) return undefined
  const parsed = parsePhoneNumberFromString(text, isoCode)
  // Countries that share a code are not told apart: whoever chose one of them is still reached.
  const isOfCountry = parsed?.countryCallingCode === getCountryCallingCode(isoCode)
  return parsed && isOfCountry && parsed.isValid() ? parsed.number : undefined
}

export const normaliseIban = (text: string): string =>
  electronicFormatIBAN(toLatinDigits(text).trim()) ?? ''

/** The shortest IBAN, Norway's, has fifteen characters; of anything less, nothing is shown. */
const minIbanLength = 15

/** Its country, its check digits and its end: enough to recognise one's own, not to use another's. */
export function maskIban(text: string): string {
  const iban = normaliseIban(text)
  const visibleLength = iban.length < minIbanLength ? 0 : 4
  const mask = '•'.repeat(iban.length - 2 * visibleLength)
  const head = (iban.slice(0, visibleLength) + mask).replace(/.{4}(?=.)/g, '$& ')
  return visibleLength ? `${head} ${iban.slice(-visibleLength)}` : head
}
