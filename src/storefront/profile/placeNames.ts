import type { PlaceDirectory } from '#api/registration.ts'

type Names = Readonly<Record<string, string>>

/** Names of countries and cities, and the calling codes of countries. */
export type PlaceNames = {
  readonly countries: Names
  readonly codes: Names
  country(code: string): string
  isListed(country: string, city: string): boolean
  /** returns the given text if it is not the id of a listed city */
  city(country: string, city: string): string
}

/** Loads the places of some countries. Without a city list, stored city names are used. */
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
