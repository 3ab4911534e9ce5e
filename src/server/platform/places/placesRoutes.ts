import type { FastifyPluginAsync } from 'fastify'
import { recordFromKeys } from '#domain/keys.ts'
import {
  pickTranslation,
  languageCodes,
  languages,
  type ByLanguage,
  type Language,
  type Translations,
} from '#domain/locale.ts'
import { refuse } from '#domain/problem.ts'
import { memoize } from '#domain/memoize.ts'
import { phoneLibrary } from '#server/platform/phoneLibrary.ts'
import { cityTable } from './cityTable.ts'
import { countryCodes } from './countryCodes.ts'
import preferredCountryNames from './preferredCountryNames.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

/** Names that are better known or more neutral than those of the runtime. */
const preferredNames: Readonly<Record<string, ByLanguage>> = preferredCountryNames

const countryNames = memoize((language: Language) => {
  const region = new Intl.DisplayNames(language, { type: 'region' })
  const standardName = (code: string): string =>
    (region.of(code) ?? code).replace(' & ', ' and ').replace(/^St\. /, 'Saint ')
  return new Map(
    countryCodes.map((code) => [code, preferredNames[code]?.[language] ?? standardName(code)]),
  )
})

const knownCountries: ReadonlySet<string> = new Set(countryCodes)

export const isCountry = (code: string): boolean => knownCountries.has(code)

/** Returns the name of a country, or the code itself where no country has it. */
export const countryName = (code: string, language: Language): string =>
  countryNames(language).get(code) ?? code

/** Returns the name of a city, or the text as it is, because shoppers may type any city. */
export const cityName = (country: string, city: string, language: Language): string =>
  pickTranslation(cityTable.get(country)?.get(city) ?? {}, language) ?? city

export const countryNamesIn = (language: Language): Names =>
  sortNames(countryNames(language), language)

const cityNamesIn = (country: string, language: Language): Names => {
  const ids = [...(cityTable.get(country)?.keys() ?? [])]
  return sortNames(
    ids.map((id) => [id, cityName(country, id, language)]),
    language,
  )
}

function sortNames(names: Iterable<readonly [string, string]>, language: Language): Names {
  const { compare } = new Intl.Collator(languages[language].tag)
  return Object.fromEntries([...names].sort(([, a], [, b]) => compare(a, b)))
}

function callingCodes(): Names {
  const { getCountries, getCountryCallingCode } = phoneLibrary()
  return Object.fromEntries(
    getCountries()
      .filter(isCountry)
      .map((code) => [code, getCountryCallingCode(code)]),
  )
}

const responseSchema = (description: string) => ({
  200: {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'object', description, additionalProperties: { type: 'string' } },
    },
  },
})

const publicAccess = { access: 'anyone' } as const
const headers = { vary: 'accept-language', 'cache-control': 'public, max-age=3600' } as const
const country: Translations = { en: 'Country', ar: 'البلد' }

export const placesRoutes: FastifyPluginAsync = async (app) => {
  const countries = memoize((language: Language) => ({ data: countryNamesIn(language) }))
  const cities = recordFromKeys(languageCodes, (language) =>
    memoize((code: string) => ({ data: cityNamesIn(code, language) })),
  )

  app.get(
    '/metadata/v1/Countries',
    {
      config: publicAccess,
      schema: {
        operationId: 'listCountries',
        summary: 'List the names of countries in alphabetical order',
        tags: ['shop'],
        response: responseSchema('The names by ISO 3166-1 alpha-2 code.'),
      },
    },
    async (request, reply) => {
      reply.headers(headers)
      return countries(request.language)
    },
  )

  app.get<{ Params: { readonly countryId: string } }>(
    '/metadata/cities/v1/:countryId',
    {
      config: publicAccess,
      schema: {
        operationId: 'listCities',
        summary: 'List the names of the principal cities of a country in alphabetical order',
        tags: ['shop'],
        params: {
          type: 'object',
          required: ['countryId'],
          properties: {
            countryId: {
              type: 'string',
              description: 'The ISO 3166-1 alpha-2 code of the country.',
            },
          },
        },
        response: responseSchema('The names by the id of the city.'),
      },
    },
    async ({ language, params }, reply) => {
      if (!isCountry(params.countryId))
        throw refuse('not_found', { values: { what: pickTranslation(country, language) } })
      reply.headers(headers)
      return cities[language](params.countryId)
    },
  )

  app.get(
    '/metadata/v1/CallingCodes',
    {
      config: publicAccess,
      schema: {
        operationId: 'listCallingCodes',
        summary: 'List the calling codes of countries',
        tags: ['shop'],
        response: responseSchema('The calling codes by ISO 3166-1 alpha-2 code.'),
      },
    },
    async (_, reply) => {
      reply.headers(headers)
      return { data: callingCodes() }
    },
  )
}
