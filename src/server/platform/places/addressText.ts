import type { Language } from '#domain/locale.ts'
import { cityName, countryName } from './placesRoutes.ts'

/** Returns an address from the person to the country. */
export function addressText(value: unknown, language: Language): string {
  const { fullName, address, additionalDetails, country = '', city = '' } = Object(value)
  return [
    fullName,
    address,
    additionalDetails,
    cityName(String(country), String(city), language),
    country && countryName(String(country), language),
  ]
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(', ')
}
