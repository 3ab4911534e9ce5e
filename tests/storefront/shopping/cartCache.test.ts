import createClient from 'openapi-fetch'
import { expect, it } from 'vitest'
import type { paths } from '#openapi/types.gen.ts'
import { parseCartCache } from '#storefront/cart/cartCache.ts'
import { itemsText, readQuote } from '#storefront/cart/totals/quote.ts'
import { getList, maxCompared } from '#storefront/lists/lists.ts'
import { quoteWith } from './quotes.ts'

it('restores the last quote only as far as it is valid', () => {
  const product = { name: 'Probe', code: 'DEV-1', digital: false }
  const stored = { quote: quoteWith(), products: { p1: product } }
  expect(parseCartCache(stored)).toEqual({ quote: quoteWith(), products: { p1: product } })
  const products = { p1: product, p2: null, p3: {}, p4: { ...product, picture: {} } }
  expect(parseCartCache({ products })).toEqual({ products: { p1: product } })
  for (const wrong of [
    { total: {} },
    { lines: {} },
    { lines: [{}] },
    { rules: 1 },
    { code: 'X' },
    { due: { amount: 1, currency: 'X' } },
    { shippingMethods: [null] },
  ])
    expect(parseCartCache({ quote: { ...quoteWith(), ...wrong } })).toEqual({ products: {} })
  expect(parseCartCache({ quote: { lines: [] } })).toEqual({ products: {} })
  expect(parseCartCache({ products: null })).toEqual({ products: {} })
  expect(parseCartCache('nonsense')).toEqual({ products: {} })
  expect(parseCartCache(null)).toEqual({ products: {} })
})

it('requests all items at once', () => {
  const items = { a: { id: 'a', quantity: 2 }, b: { id: 'b', quantity: 1 } }
  expect(itemsText(items)).toBe('a:2,b:1')
  expect(itemsText({})).toBe('')
})

it('limits comparison to what fits side by side', () => {
  const list = getList('compare')
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) list.add(id)
  expect(Object.keys(list.read().items)).toHaveLength(maxCompared)
})

it('sends codes as headers, and retries without them after too many wrong ones', async () => {
  const requests: Request[] = []
  const client = createClient<paths>({
    baseUrl: 'http://shop.test',
    fetch: async (request) => {
      requests.push(request)
      const hasCode = request.headers.has('x-gift-card')
      const error = { code: 'too_many_requests', message: 'Please wait 15 minutes.' }
      return hasCode
        ? Response.json({ statusCode: 429, error }, { status: 429 })
        : Response.json({ data: quoteWith() })
    },
  })
  const items = { a: { id: 'a', quantity: 2 } }
  const cart = { items, code: 'خصم', giftCard: 'AB12-CD34' }
  const quote = await readQuote(client, cart, new AbortController().signal)
  expect(quote).toEqual({ ...quoteWith(), codesBlockedMessage: 'Please wait 15 minutes.' })
  const [first, second] = requests
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?items=a%3A2', '?items=a%3A2'])
  expect(decodeURIComponent(first?.headers.get('x-discount-code') ?? '')).toBe('خصم')
  expect(first?.headers.get('x-gift-card')).toBe('AB12-CD34')
  expect(second?.headers.has('x-discount-code')).toBe(false)
})
