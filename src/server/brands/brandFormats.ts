import { isValidBIC, isValidIBAN } from 'ibantools'
import { languageCodes } from '#domain/locale.ts'
import { countryCodes } from '#server/platform/places/countryCodes.ts'

/** The formats that the schema of brands uses, besides those of `ajv-formats`. */
export const brandFormats = {
  iban: isValidIBAN,
  bic: isValidBIC,
  rrggbb: /^#[0-9a-f]{6}$/,
  language: isKnownLanguage,
  country: (code: string) => countryCodes.includes(code),
}

function isKnownLanguage(code: string): boolean {
  // To load the names of all languages takes longer than the rest of a brand.
  if (languageCodes.some((each) => each === code)) return true
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined
}
