import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#domain/locale.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'

/** Id → name, sorted for the user's language. */
type Names = Readonly<Record<string, string>>

export type Places = {
  countries(language: Language): Promise<Names>
  cities(country: string, language: Language): Promise<Names>
}

export const createPlaces = (client: ApiClient): Places => ({
  async countries(language) {
    const headers = { 'accept-language': language }
    return (await unwrapBody(client.GET('/api/metadata/v1/Countries', { headers }))).data
  },
  async cities(countryId, language) {
    const headers = { 'accept-language': language }
    const path = '/api/metadata/cities/v1/{countryId}'
    return (await unwrapBody(client.GET(path, { params: { path: { countryId } }, headers }))).data
  },
})

// Place names do not change during a session.
const neverStale = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

export const countriesQuery = (places: Places, language: Language) =>
  queryOptions({
    queryKey: ['countries', language],
    queryFn: () => places.countries(language),
    ...neverStale,
  })

export const citiesQuery = (places: Places, country: string, language: Language) =>
  queryOptions({
    queryKey: ['cities', country, language],
    queryFn: () => places.cities(country, language),
    enabled: /^[A-Z]{2}$/.test(country),
    ...neverStale,
  })
