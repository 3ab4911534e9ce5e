import { phoneText } from '../phoneText.ts'

type Names = Readonly<Record<string, string>>

/** A number in E.164 as its country and what is dialled inside it; of those that share a code, `likely` is taken. */
export function phoneInput(
  phone: string,
  codes: Names,
  likely: string,
): { country: string; number: string } {
  const fits = (country: string): boolean =>
    codes[country] !== undefined && phone.startsWith(`+${codes[country]}`)
  const [longest] = Object.keys(codes)
    .filter(fits)
    .sort((a, b) => (codes[b]?.length ?? 0) - (codes[a]?.length ?? 0))
  const country = fits(likely) ? likely : longest
  if (!country) return { country: likely, number: phone }
  return { country, number: phone.slice(1 + (codes[country]?.length ?? 0)) }
}

/** E.164 as people read it. */
export function internationalText(phone: string, codes: Names, likely: string): string {
  const { country, number } = phoneInput(phone, codes, likely)
  return number.startsWith('+')
    ? number
    : phoneText({ isoCode: country, phoneNumber: number }, codes)
}
