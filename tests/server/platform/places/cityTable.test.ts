import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCountry } from '#server/platform/places/placesRoutes.ts'
import { cityTable } from '#server/platform/places/cityTable.ts'

const citiesText = readFileSync(
  new URL('../../../../src/server/platform/places/cities.json', import.meta.url),
  'utf8',
)

const arab = 'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'.split(' ')

const partners =
  'TR IN PK CN US GB DE FR IT ES NL MY ID SG JP KR BR CA AU ZA NG KE ET BD LK TH VN PH IR CH BE AT SE PL PT GR RU UA MX AR'.split(
    ' ',
  )

/** Cities that existing records refer to. */
const referredTo = {
  SA: 'riyadh jeddah makkah madinah dammam khobar tabuk abha',
  AE: 'dubai abu_dhabi sharjah ajman ras_al_khaimah fujairah al_ain',
  KW: 'kuwait_city hawalli salmiya ahmadi jahra',
  BH: 'manama muharraq riffa',
  QA: 'doha al_rayyan al_wakrah',
  OM: 'muscat salalah sohar nizwa',
  JO: 'amman irbid zarqa aqaba',
  EG: 'cairo giza alexandria port_said luxor',
}

describe('the city table', () => {
  it('contains only real countries', () => {
    expect([...cityTable.keys()].filter((code) => !isCountry(code))).toEqual([])
  })

  it('contains each country once, and each city once per country', () => {
    const keysAtDepth = (depth: number) =>
      citiesText.match(new RegExp(`^ {${depth * 2}}"`, 'gm'))?.length
    expect(keysAtDepth(1)).toBe(cityTable.size)
    expect(keysAtDepth(2)).toBe([...cityTable.values()].reduce((sum, { size }) => sum + size, 0))
  })
})

describe('cities', () => {
  it.each([
    ['id', /^[a-z]+(_[a-z]+)*$/],
    ['en', /^[\p{Script=Latin}\dʻ’ .,()-]+$/u],
    ['ar', /^[\u0621-\u0652 ()]+$/],
  ] as const)('have each a unique %s in the script of its language', (part, letters) => {
    for (const [country, cities] of cityTable) {
      const texts = [...cities].map(([id, names]) => ({ id, ...names })[part] ?? '')
      expect(texts.filter((text) => !letters.test(text) || text !== text.trim())).toEqual([])
      expect(new Set(texts).size, country).toBe(texts.length)
    }
  })
})

it.each(arab)('%s has 8 to 25 principal cities', (code) => {
  const { size = 0 } = cityTable.get(code) ?? {}
  expect(size).toBeGreaterThanOrEqual(8)
  expect(size).toBeLessThanOrEqual(25)
})

it.each(partners)('%s includes its capital and others', (code) => {
  expect(cityTable.get(code)?.size ?? 0).toBeGreaterThanOrEqual(4)
})

it.each(Object.entries(referredTo))(
  '%s still includes the cities that records refer to',
  (code, ids) => {
    expect([...(cityTable.get(code)?.keys() ?? [])]).toEqual(expect.arrayContaining(ids.split(' ')))
  },
)
