import type { PlaceDirectory } from '#api/registration.ts'

type Names = Readonly<Record<string, string>>

/** Names of countries and cities, and the telephone codes of countries. */
export type PlaceNames = {
  readonly countries: Names
  readonly codes: Names
  country(code: string): string
  isListed(country: string, city: string): boolean
  /** what was typed where it is the id of no city: no list has them all */
  city(country: string, city: string): string
}

/** Names for the places of some countries. Without its list, a city still has what is stored of it. */
export async function loadPlaceNames(
  places: PlaceDirectory,
  countriesOfCities: readonly string[],
): Promise<PlaceNames> {
  const countryCodes = [...new Set(countriesOfCities.filter(Boolean))]
  const [countries, codes, ...cities] = await Promise.all([
    places.countries(),
    places.callingCodes(),
    ...countryCodes.map((country) => places.cities(country).catch((): Names => ({}))),
  ])
  const cityName = (country: string, city: string) => cities[countryCodes.indexOf(country)]?.[city]
  return {
    countries,
    codes,
    country: (code) => countries[code] ?? code,
    isListed: (country, city) => cityName(country, city) !== undefined,
    city: (country, city) => cityName(country, city) ?? city,
  }
}
