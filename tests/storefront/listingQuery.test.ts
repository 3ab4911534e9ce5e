import { expect, it } from 'vitest'
import { languageCodes } from '#domain/locale.ts'
import { formatsFor } from '#ui/formats.ts'
import {
  apiListingQuery,
  parseListingQuery,
  listingSearchParams,
} from '#storefront/data/listingQuery.ts'
import { parseQuantity } from '#storefront/data/parseQuantity.ts'
import { pageWindow } from '#storefront/listing/pageWindow.ts'

const read = (text: string) => parseListingQuery(new URLSearchParams(text))

it('omits empty and default values from the address', () => {
  expect(listingSearchParams(read('search=&sort=&limit=12&page=1&minPrice=')).toString()).toBe('')
})

it('survives a round trip through the address', () => {
  const tags = 'tags=0199a1de-0000-7000-8000-000000000001&tags=0199a1de-0000-7000-8000-000000000002'
  const address = `search=probe&type=device&${tags}&minPrice=5&sort=-name&limit=9&page=3`
  expect(listingSearchParams(read(address)).toString()).toBe(address)
})

it('parses Arabic-Indic digits and ignores invalid numbers', () => {
  expect(read('minPrice=١٬٢٥٠٫٥&maxPrice=cheap')).toMatchObject({
    minPrice: 1250.5,
    maxPrice: undefined,
  })
})

it('parses an amount only when it is unambiguous', () => {
  const amount = (typed: string) =>
    parseListingQuery(new URLSearchParams({ minPrice: typed })).minPrice
  for (const [typed, value] of [
    ['1,250.5', 1250.5],
    ['1250.5', 1250.5],
    ['1 250', 1250],
    ['1\u202f250', 1250],
    [' 5 ', 5],
  ] as const)
    expect(amount(typed)).toBe(value)
  for (const typed of ['1.250,5', '-5', '0,125', '1,25', '1 2', '1.2.3', '5 USD', '1e5', ''])
    expect(amount(typed)).toBeUndefined()
})

it('parses what its fields show', () => {
  for (const language of languageCodes)
    for (const minPrice of [7, 1250, 1250.5, 1_250_000.125]) {
      const shown = formatsFor(language).digits(String(minPrice))
      expect(parseListingQuery(new URLSearchParams({ minPrice: shown }))).toMatchObject({
        minPrice,
      })
    }
})

it('accepts only digits as a quantity', () => {
  expect([' 15 ', '١٥', '9999999999'].map(parseQuantity)).toEqual([15, 15, 999_999_999])
  for (const typed of ['1.5', '-5', '1,000', 'x', '', '1 2'])
    expect(parseQuantity(typed)).toBeUndefined()
})

it('falls back from unknown sorts and page sizes', () => {
  expect(read('sort=stock&limit=5000&page=-2')).toMatchObject({
    sort: undefined,
    limit: 12,
    page: 1,
  })
})

it('clamps values that the API would refuse', () => {
  const query = read(`search=${'x'.repeat(101)}&page=2000000&minPrice=99999999999999`)
  expect(query.search).toBe('x'.repeat(100))
  expect(query.page).toBe(1_000_000)
  expect(apiListingQuery(query, 'KWD').get('price[gte]')).toBe('9000000000000')
  expect(read(`minPrice=${'9'.repeat(30)}&maxPrice=0.0000001`)).toMatchObject({
    minPrice: 9_000_000_000_000,
    maxPrice: 0,
  })
  expect(read('search=%00pro%00be').search).toBe('probe')
})

it('drops values that no product can have', () => {
  const words = { enums: { 'products.type': { device: 'Device' } }, labels: {} }
  const address = 'type=device&type=bogus&type=constructor&tags=nonsense&connectivityType=wired'
  const { chosen } = parseListingQuery(new URLSearchParams(address), words)
  expect(chosen).toMatchObject({ type: ['device'], tags: [], connectivityType: ['wired'] })
})

it('sends no more values than the API accepts', () => {
  const id = (n: number) => `0199a1de-0000-7000-8000-${String(n).padStart(12, '0')}`
  const address = Array.from({ length: 120 }, (_, n) => `tags=${id(n)}`).join('&')
  expect(read(address).chosen.tags).toHaveLength(100)
})

it('uses the minor units of each currency', () => {
  expect(apiListingQuery(read('maxPrice=5'), 'KWD').get('price[lte]')).toBe('5000')
})

it('links to the first, last and neighbouring pages', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(5, 10)).toEqual([1, undefined, 4, 5, 6, undefined, 10])
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
