import { expect, it } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { nextOrderAttempt } from '#storefront/checkout/orderAttempt.ts'
import { parseChoices, type CheckoutChoices } from '#storefront/checkout/checkoutChoices.ts'
import { orderInputOf } from '#storefront/checkout/order.ts'
import { placedStateOf } from '#storefront/checkout/placed/placedState.ts'
import { orderRefusalOf } from '#storefront/checkout/orderRefusal.ts'
import { needsShipping } from '#storefront/checkout/useCheckout.ts'
import { quoteWith, usd } from './quotes.ts'

const choices: CheckoutChoices = {
  ...parseChoices(null),
  address: 'a1',
  shippingMethod: 's1',
  method: 'bank_transfer',
}
const decided = {
  cart: { id: 'c1', items: { p1: { id: 'p1', quantity: 2 } } },
  quote: quoteWith(),
  choices,
  giftCard: '',
  typedAddress: undefined,
  requiresShipping: true,
  returnTo: '/en/checkout/placed',
}

it('sends the choices and the displayed total', () => {
  expect(orderInputOf(decided)).toEqual({
    cartId: 'c1',
    items: [{ product: 'p1', quantity: 2 }],
    paymentMethod: 'bank_transfer',
    address: 'a1',
    shippingMethod: 's1',
    expectedTotal: usd(11_500),
  })
})

it('sends no address for digital items, and no rejected code', () => {
  const code = { code: 'NO', applied: false, reason: 'unknown', message: '' }
  const order = orderInputOf({ ...decided, requiresShipping: false, quote: quoteWith({ code }) })
  expect(Object.keys(order).toSorted()).toEqual([
    'cartId',
    'expectedTotal',
    'items',
    'paymentMethod',
  ])
})

it('pays with a saved card or saves a new one, and with none when nothing is due', () => {
  const byCard = { ...choices, method: 'card', saveCard: true } as const
  expect(orderInputOf({ ...decided, choices: byCard })).toMatchObject({
    saveCard: true,
    returnTo: '/en/checkout/placed',
  })
  const saved = orderInputOf({ ...decided, choices: { ...byCard, savedCard: 'm1' } })
  expect(saved).toMatchObject({ savedCard: 'm1' })
  expect(saved).not.toHaveProperty('saveCard')
  const paid = quoteWith({ giftCard: usd(11_500), due: usd(0) })
  const order = orderInputOf({ ...decided, choices: byCard, quote: paid, giftCard: 'GIFT' })
  expect(order).toMatchObject({ giftCard: 'GIFT' })
  expect(order).not.toHaveProperty('returnTo')
})

it('keeps the idempotency key as long as the order is unchanged', () => {
  let keys = 0
  const newKey = () => `key ${(keys += 1)}`
  const first = nextOrderAttempt({ a: 1 }, undefined, newKey)
  expect(nextOrderAttempt({ a: 1 }, first, newKey)).toBe(first)
  expect(nextOrderAttempt({ a: 2 }, first, newKey).key).toBe('key 2')
})

it('leads from a refusal to the step that can fix it', () => {
  const refused = (code: string, more: object = {}) =>
    orderRefusalOf(new ApiError(409, { error: { code, message: 'No.', ...more } }), 'Sorry')
  expect(refused('not_enough_stock').step).toBe('cart')
  expect(refused('no_delivery').step).toBe('delivery')
  expect(refused('cart_changed').step).toBeUndefined()
  expect(refused('validation', { fields: { '/shippingAddress/phone': 'Wrong' } })).toMatchObject({
    step: 'address',
    addressErrors: { phoneNumber: 'Wrong' },
  })
  expect(refused('cart_ordered', { order: { _id: 'o1', number: 'M-1' } }).order).toEqual({
    id: 'o1',
    number: 'M-1',
  })
  expect(orderRefusalOf(new Error('away'), 'Sorry').message).toBe('Sorry')
})

it('determines the state shown after placing an order', () => {
  const order = { _id: 'o', version: 1, createdAt: '', updatedAt: '' }
  const waiting = { ...order, status: 'pending', left: usd(100) } as const
  expect(placedStateOf({ ...waiting, paymentMethod: 'card' })).toBe('unpaid')
  expect(placedStateOf({ ...waiting, paymentMethod: 'bank_transfer' })).toBe('transfer')
  expect(
    placedStateOf({ ...waiting, paymentMethod: 'bank_transfer', paymentStatus: 'under_review' }),
  ).toBe('review')
  expect(placedStateOf({ ...order, status: 'paid', left: usd(0) })).toBe('paid')
  expect(placedStateOf({ ...order, status: 'rejected', left: usd(100) })).toBe('ended')
})

it('determines what needs shipping, even without a charged method', () => {
  expect(needsShipping(quoteWith(), {})).toBe(true)
  expect(needsShipping(quoteWith({ shippingMethod: null }), {})).toBe(false)
  expect(needsShipping(quoteWith({ shippingMethod: null, deliverable: false }), {})).toBe(true)
  const none = quoteWith({ shippingMethod: null, shippingMethods: [] })
  expect(needsShipping(none, {})).toBe(true)
  expect(needsShipping(none, { p1: { digital: true } })).toBe(false)
})

it('restores stored choices only as far as they are valid', () => {
  expect(parseChoices('nonsense').done).toEqual([])
  expect(parseChoices({ done: 3 }).done).toEqual([])
  const typed = { fullName: 'Sara', city: 7, save: 'yes' }
  const stored = { ...choices, done: ['address', 'nowhere'], note: {}, typed }
  expect(parseChoices(stored)).toMatchObject({
    done: ['address'],
    address: 'a1',
    note: '',
    typed: { fullName: 'Sara', city: '', address: '', save: 'yes' },
  })
})
