import Fastify from 'fastify'
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { afterAll, describe, expect, it } from 'vitest'
import { languageCodes, languages, type Language } from '#domain/locale.ts'
import { addLanguage } from '#server/http/language.ts'
import { addProblemHandler } from '#server/http/problemHandler.ts'
import {
  cityName,
  countryName,
  isCountry,
  placesRoutes,
} from '#server/platform/places/placesRoutes.ts'

const iso = codes.map(([code]) => String(code)).filter((code) => code !== 'XK')
const uninhabited = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']

const app = Fastify()
addLanguage(app)
addProblemHandler(app)
await app.register(placesRoutes)
afterAll(() => app.close())

const ask = (url: string, language: Language) =>
  app.inject({ url, headers: { 'accept-language': language } })

const dataOf = async (url: string, language: Language): Promise<Record<string, string>> => {
  const answer = await ask(url, language)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  expect(answer.headers.vary).toBe('accept-language')
  expect(Object.keys(answer.json())).toEqual(['data'])
  return answer.json().data
}

const isSorted = (names: readonly string[], language: Language): void => {
  const { compare } = new Intl.Collator(languages[language].tag)
  expect(names).toEqual(names.toSorted(compare))
}

const letters = {
  en: /^[\p{Script=Latin}’ .,()-]+$/u,
  ar: /^[\u0621-\u0652 ()-]+$/,
} as const

describe.each(languageCodes)('in %s', (language) => {
  it('every ISO country has a name of its own, in the right script and order', async () => {
    const data = await dataOf('/metadata/v1/Countries', language)
    expect(Object.keys(data).toSorted()).toEqual(iso.toSorted())
    expect(iso).toHaveLength(249)
    for (const [code, name] of Object.entries(data)) expect(name, code).toMatch(letters[language])
    expect(new Set(Object.values(data)).size).toBe(iso.length)
    isSorted(Object.values(data), language)
  })

  it('every inhabited country has cities in alphabetical order', async () => {
    for (const code of iso) {
      const data = await dataOf(`/metadata/cities/v1/${code}`, language)
      expect(Object.keys(data).length > 0, code).toBe(!uninhabited.includes(code))
      isSorted(Object.values(data), language)
    }
  })
})

describe('place names', () => {
  it.each([
    ['SA', 'Saudi Arabia', 'المملكة العربية السعودية'],
    ['AE', 'United Arab Emirates', 'الإمارات العربية المتحدة'],
    ['OM', 'Oman', 'سلطنة عُمان'],
    ['PS', 'Palestine', 'فلسطين'],
    ['HK', 'Hong Kong', 'هونغ كونغ'],
    ['LC', 'Saint Lucia', 'سانت لوسيا'],
    ['BA', 'Bosnia and Herzegovina', 'البوسنة والهرسك'],
    ['TR', 'Türkiye', 'تركيا'],
  ])('of %s are the customary ones', (code, en, ar) => {
    expect([countryName(code, 'en'), countryName(code, 'ar')]).toEqual([en, ar])
  })

  it('of cities are in the language of the reader', async () => {
    expect(await dataOf('/metadata/cities/v1/SA', 'en')).toMatchObject({ riyadh: 'Riyadh' })
    expect(await dataOf('/metadata/cities/v1/SA', 'ar')).toMatchObject({ riyadh: 'الرياض' })
    expect(cityName('SA', 'jeddah', 'ar')).toBe('جدة')
  })

  it('fall back to the given text', () => {
    expect(countryName('ZZ', 'ar')).toBe('ZZ')
    expect(cityName('SA', 'Dubai Marina', 'ar')).toBe('Dubai Marina')
    expect(cityName('SA', 'dubai', 'en')).toBe('dubai')
    expect(cityName('ZZ', 'riyadh', 'en')).toBe('riyadh')
    expect(cityName('SA', 'constructor', 'en')).toBe('constructor')
  })
})

describe('isCountry', () => {
  it('accepts listed countries and no inherited object properties', () => {
    expect(iso.every(isCountry)).toBe(true)
    for (const other of ['', 'sa', 'XK', 'ZZ', 'SAU', 'constructor', '__proto__'])
      expect(isCountry(other), other).toBe(false)
  })
})

it('an unknown country is not found, and the answer is not cached', async () => {
  for (const code of ['ZZ', 'sa', 'XK', 'constructor', '__proto__']) {
    const answer = await ask(`/metadata/cities/v1/${code}`, 'en')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error).toEqual({ code: 'not_found', message: 'Country was not found.' })
    expect(answer.headers['cache-control']).toBeUndefined()
  }
  const { error } = (await ask('/metadata/cities/v1/ZZ', 'ar')).json()
  expect(error.message).toContain('البلد')
})

it('calling codes belong to ISO countries, and are digits', async () => {
  const data = await dataOf('/metadata/v1/CallingCodes', 'en')
  expect(data).toMatchObject({ SA: '966', AE: '971', KW: '965', EG: '20', US: '1', CA: '1' })
  for (const [country, code] of Object.entries(data)) {
    expect(isCountry(country), country).toBe(true)
    expect(code).toMatch(/^[1-9]\d{0,2}$/)
  }
  const without = iso.filter((code) => !(code in data))
  expect(without).toEqual(expect.arrayContaining(['AQ', 'BV']))
  expect(without.length).toBeLessThan(10)
})
