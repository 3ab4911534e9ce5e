import type { Language } from '#domain/locale.ts'
import { cityName, countryName } from '#server/platform/places/placesRoutes.ts'
import type { BillAddress } from './bill.ts'

/** From the house to the country, in the words of a language where it has them. */
export function formatAddressLines(address: BillAddress | null, language: Language): string[] {
  if (!address) return []
  const { country = '', city = '' } = address
  return [
    address.address,
    address.additionalDetails,
    cityName(country, city, language),
    country && countryName(country, language),
  ].flatMap((line) => line?.trim() || [])
}
