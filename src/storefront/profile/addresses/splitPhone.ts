import { formatPhone } from '../formatPhone.ts'

type Names = Readonly<Record<string, string>>

/**
 * Splits an E.164 number into its country and national number; `likelyCountry` decides between
 * countries that share a code.
 */
export function splitPhone(
  phone: string,
  codes: Names,
  likelyCountry: string,
): { country: string; number: string } {
  const matchesCountry = (country: string): boolean =>
    codes[country] !== undefined && phone.startsWith(`+${codes[country]}`)
  const [bestMatch] = Object.keys(codes)
    .filter(matchesCountry)
    .sort((a, b) => (codes[b]?.length ?? 0) - (codes[a]?.length ?? 0))
  const country = matchesCountry(likelyCountry) ? likelyCountry : bestMatch
  if (!country) return { country: likelyCountry, number: phone }
  return { country, number: phone.slice(1 + (codes[country]?.length ?? 0)) }
}

/** Formats an E.164 number for display. */
export function formatInternationalPhone(
  phone: string,
  codes: Names,
  likelyCountry: string,
): string {
  const { country, number } = splitPhone(phone, codes, likelyCountry)
  return number.startsWith('+')
    ? number
    : formatPhone({ isoCode: country, phoneNumber: number }, codes)
}
