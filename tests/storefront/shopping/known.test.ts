import { expect, it } from 'vitest'
import { readKnown } from '#storefront/cart/known.ts'
import { itemsText } from '#storefront/cart/quote.ts'
import { listHere, mostCompared } from '#storefront/lists/lists.ts'
import { quoteWith } from './quotes.ts'

it('remembers the last price as far as it is one', () => {
  const look = { name: 'Probe', code: 'DEV-1', digital: false }
  const kept = { quote: quoteWith(), looks: { p1: look } }
  expect(readKnown(kept)).toEqual({ quote: quoteWith(), looks: { p1: look } })
  const looks = { p1: look, p2: null, p3: {}, p4: { ...look, picture: {} } }
  expect(readKnown({ looks })).toEqual({ looks: { p1: look } })
  for (const wrong of [
    { total: {} },
    { lines: {} },
    { lines: [{}] },
    { rules: 1 },
    { code: 'X' },
    { due: { amount: 1, currency: 'X' } },
    { shippingMethods: [null] },
  ])
    expect(readKnown({ quote: { ...quoteWith(), ...wrong } })).toEqual({ looks: {} })
  expect(readKnown({ quote: { lines: [] } })).toEqual({ looks: {} })
  expect(readKnown({ looks: null })).toEqual({ looks: {} })
  expect(readKnown('nonsense')).toEqual({ looks: {} })
  expect(readKnown(null)).toEqual({ looks: {} })
})

it('asks for everything at once', () => {
  const items = { a: { id: 'a', quantity: 2 }, b: { id: 'b', quantity: 1 } }
  expect(itemsText(items)).toBe('a:2,b:1')
  expect(itemsText({})).toBe('')
})

it('lets nobody compare more than fits side by side', () => {
  const list = listHere('compare')
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) list.add(id)
  expect(Object.keys(list.read().items)).toHaveLength(mostCompared)
})
