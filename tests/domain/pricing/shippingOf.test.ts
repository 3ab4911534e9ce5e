import { expect, it } from 'vitest'
import { shippingOf } from '#domain/pricing/shippingOf.ts'
import { basket } from './support/samples.ts'

const courier = { title: 'Courier', price: 250, freeFrom: 5000 }

it.each([
  ['has its price', courier, 4999, 250, 'shipping'],
  ['is free from its limit', courier, 5000, 0, 'free_shipping'],
  ['is never free without a limit', { ...courier, freeFrom: null }, 1_000_000, 250, 'shipping'],
  ['is always free from 0', { ...courier, freeFrom: 0 }, 0, 0, 'free_shipping'],
  ['may have a price of zero', { ...courier, price: 0 }, 1, 0, 'shipping'],
])('shipping %s', (_, shipping, net, price, kind) => {
  expect(shippingOf(basket({ shipping }), net)).toEqual({
    price,
    rules: [{ kind, title: 'Courier', amount: price }],
  })
})

it('a basket without physical items has no shipping cost and no rule', () => {
  expect(shippingOf(basket(), 1)).toEqual({ price: 0, rules: [] })
})
