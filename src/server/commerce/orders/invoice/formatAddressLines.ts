import type { Language } from '#domain/locale.ts'
import { cityName, countryName } from '#server/platform/places/placesRoutes.ts'
import type { OrderSummaryAddress } from './orderSummary.ts'

/** Returns the lines of an address from the street to the country, localized where possible. */
export function formatAddressLines(
  address: OrderSummaryAddress | null,
  language: Language,
): string[] {
  if (!address) return []
  const { country = '', city = '' } = address
  return [
    address.address,
    address.additionalDetails,
    cityName(country, city, language),
    country && countryName(country, language),
  ].flatMap((line) => line?.trim() || [])
}
