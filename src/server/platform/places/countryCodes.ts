import { getAlpha2Codes } from 'i18n-iso-countries/index.js'

/** ISO 3166-1. The package also lists XK, which the standard leaves to its users. */
export const countryCodes: readonly string[] = Object.keys(getAlpha2Codes()).filter(
  (code) => code !== 'XK',
)
