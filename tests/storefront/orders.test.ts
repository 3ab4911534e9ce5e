import { describe, expect, it } from 'vitest'
import { orders as ar } from '#ui/i18n/ar/orders.ts'
import { licences as licencesAr } from '#ui/i18n/ar/licences.ts'
import { requests as requestsAr } from '#ui/i18n/ar/requests.ts'
import { orders as en } from '#ui/i18n/en/orders.ts'
import { licences as licencesEn } from '#ui/i18n/en/licences.ts'
import { requests as requestsEn } from '#ui/i18n/en/requests.ts'
import { toLocalDay, endOfDay, daysUntilSoonEnd } from '#storefront/licences/licenceDays.ts'
import { ordersApiQuery, ordersPath, parseOrdersQuery } from '#storefront/orders/ordersQuery.ts'
import { reorderLinesOf } from '#storefront/orders/reorder.ts'
import { activityOf } from '#storefront/orders/activityOf.ts'
import { sumRows } from '#storefront/orders/sumRows.ts'
import { nextStepOf } from '#storefront/orders/nextStep.ts'
import { requestPermissionsOf } from '#storefront/requests/requestPermissions.ts'
import { parseNonNegative } from '#storefront/requests/counterForm.ts'
import { conversationOf } from '#storefront/requests/conversationOf.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

describe('the texts', () => {
  const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted()
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']

  it.each([
    ['orders', en, ar],
    ['requests', requestsEn, requestsAr],
    ['licences', licencesEn, licencesAr],
  ])('of %s exist in both languages, with every plural form', (_, english, arabic) => {
    const arabicTexts: Readonly<Record<string, string>> = arabic
    const plural = (key: string) => /^(.+)_(one|other)$/.exec(key)?.[1]
    const expected = Object.keys(english).flatMap((key) => {
      const base = plural(key)
      return base ? forms.map((form) => `${base}_${form}`) : [key]
    })
    expect(Object.keys(arabicTexts).toSorted()).toEqual([...new Set(expected)].toSorted())
    const different = Object.entries(english).filter(
      ([key, text]) =>
        !plural(key) && String(places(text)) !== String(places(arabicTexts[key] ?? '')),
    )
    expect(different).toEqual([])
  })
})

describe('the address of an order list', () => {
  it('contains what differs from the defaults, and is parsed back', () => {
    const query = { tab: 'past', search: 'MAR', page: 2, limit: 9 } as const
    expect(ordersPath(query)).toBe('/orders?tab=past&search=MAR&limit=9&page=2')
    expect(parseOrdersQuery(new URLSearchParams('tab=past&search=MAR&limit=9&page=2'))).toEqual(
      query,
    )
    expect(ordersPath(parseOrdersQuery(new URLSearchParams('tab=x&page=-1&limit=7')))).toBe(
      '/orders',
    )
  })

  it('requests the statuses of its tab, newest first, with ASCII digits', () => {
    const query = ordersApiQuery({ tab: 'past', search: 'mar-٢٠', page: 1, limit: 6 })
    expect(query.status).toEqual(['delivered', 'rejected'])
    expect(query['number[contains]']).toBe('MAR-20')
    expect(query.sort).toBe('-placedAt')
  })
})

it.each([
  [{ paymentMethod: 'bank_transfer', paymentStatus: 'awaiting_transfer' }, 'transfer'],
  [{ paymentMethod: 'bank_transfer', paymentStatus: 'under_review' }, undefined],
  [
    {
      paymentMethod: 'bank_transfer',
      paymentStatus: 'awaiting_transfer',
      proofRejection: 'Blurred',
    },
    'proofAgain',
  ],
  [{ paymentMethod: 'card', paymentStatus: 'failed' }, 'pay'],
] as const)('the next step of an order with %j is: %s', (facts, nextStep) => {
  expect(nextStepOf({ status: 'pending', left: usd(100), ...facts })).toBe(nextStep)
  expect(nextStepOf({ status: 'rejected', left: usd(100), ...facts })).toBeUndefined()
  expect(nextStepOf({ status: 'pending', left: usd(0), ...facts })).toBeUndefined()
})

describe('the activity of an order', () => {
  const events = [
    { kind: 'placed', at: '2026-01-01T00:00:00Z' },
    { kind: 'payment_opened', at: '2026-01-01T00:01:00Z' },
    { kind: 'partially_paid', at: '2026-01-02T00:00:00Z', facts: { amount: 500 } },
    { kind: 'something_new', at: '2026-01-02T00:00:00Z' },
  ]

  it('lists past events, then the expected ones', () => {
    const kinds = activityOf({ status: 'pending', total: usd(900) }, events).map(({ kind }) => kind)
    const later = ['paid', 'in_progress', 'shipping', 'shipped', 'delivered']
    expect(kinds).toEqual(['placed', 'partially_paid', ...later])
  })

  it('includes payments, and stops where the order ended', () => {
    const chapters = activityOf({ status: 'rejected', total: usd(900) }, events)
    expect(chapters.at(-1)).toMatchObject({ kind: 'partially_paid', amount: usd(500) })
  })

  it('has no shipping for a digital order', () => {
    const kinds = activityOf({ status: 'pending', digital: true }, []).map(({ kind }) => kind)
    expect(kinds).toEqual(['paid', 'delivered'])
  })
})

it('an order summary omits zero amounts, and states what is left to pay', () => {
  const priced = {
    subtotal: usd(1000),
    discount: usd(0),
    shipping: usd(0),
    total: usd(1000),
    paid: usd(400),
    left: usd(600),
  }
  expect(sumRows(priced).map(({ label }) => label)).toEqual([
    'sum.subtotal',
    'sum.shipping',
    'sum.total',
    'sum.paid',
    'sum.left',
  ])
  expect(sumRows({ ...priced, left: usd(0) }).map(({ label }) => label)).not.toContain('sum.paid')
})

it('reordering takes what is available, up to the stock', () => {
  const item = (id: string, quantity: number) => ({
    product: { _id: id },
    name: id,
    quantity,
    digital: false,
  })
  const again = reorderLinesOf(
    [item('a', 2), item('b', 5), item('c', 1), item('d', 1)],
    [
      { product: 'a', problem: null },
      { product: 'b', available: 3, problem: { code: 'not_enough_stock' } },
      { product: 'c', available: 0, problem: { code: 'out_of_stock' } },
    ],
  )
  expect(again.map(({ orderable }) => orderable)).toEqual([2, 3, 0, 0])
})

describe('a request', () => {
  const at = '2026-06-01T00:00:00Z'
  it.each([
    ['quote', 'submitted', { write: true, decide: false, end: true }],
    ['quote', 'quoted', { write: true, decide: true, end: true }],
    ['quote', 'countered', { write: true, decide: false, end: true }],
    ['quote', 'converted', { write: false, decide: false, end: false }],
    ['contact', 'in_review', { write: true, decide: false, end: false }],
    ['contact', 'answered', { write: false, decide: false, end: false }],
  ] as const)('of type %s and status %s allows: %j', (type, status, can) =>
    expect(requestPermissionsOf({ type, status, validUntil: '2026-07-01T00:00:00Z' }, at)).toEqual(
      can,
    ),
  )

  it('cannot be accepted after it expires', () =>
    expect(
      requestPermissionsOf(
        { type: 'quote', status: 'quoted', validUntil: '2026-05-01T00:00:00Z' },
        at,
      ).decide,
    ).toBe(false))

  it('is shown as a conversation in order, each price with its message', () => {
    const round = { round: 1, code: 'A', quantity: 2, unitPrice: usd(100) }
    const turns = conversationOf(
      {
        _id: '',
        version: 1,
        createdAt: '2026-01-01',
        updatedAt: '',
        message: 'How much?',
        messages: [{ side: 'staff', name: 'Shop', text: 'This much.', at: '2026-01-03' }],
        rounds: [
          { ...round, side: 'staff', at: '2026-01-03' },
          { ...round, side: 'staff', at: '2026-01-05' },
        ],
      },
      [
        { kind: 'in_review', at: '2026-01-02' },
        { kind: 'message', at: '2026-01-03' },
      ],
    )
    expect(turns.map(({ text, event, lines }) => text ?? event ?? lines?.length)).toEqual([
      'How much?',
      'in_review',
      'This much.',
      1,
    ])
    expect(turns[2]?.lines).toHaveLength(1)
  })
})

it.each([
  ['2.50', 2.5],
  ['٢٫٥', 2.5],
  ['1,250', 1250],
  ['٣', 3],
  ['', undefined],
  ['2.', undefined],
  ['-2', undefined],
  ['x', undefined],
])('"%s" is parsed as %s', (text, number) => expect(parseNonNegative(text, 'en')).toBe(number))

it('licences ending within a month are marked', () => {
  const at = Date.parse('2026-06-01T00:00:00Z')
  expect(daysUntilSoonEnd('2026-06-11T12:00:00Z', at)).toBe(10)
  expect(daysUntilSoonEnd('2026-06-01T12:00:00Z', at)).toBe(0)
  expect(daysUntilSoonEnd('2026-08-01T00:00:00Z', at)).toBeUndefined()
  expect(daysUntilSoonEnd('2026-05-01T00:00:00Z', at)).toBeUndefined()
  expect(daysUntilSoonEnd(null, at)).toBeUndefined()
})

it('licences last through their last day, but not beyond the pool', () => {
  const bought = new Date(2026, 5, 30, 9, 0).toISOString()
  expect(endOfDay('', bought)).toBeNull()
  expect(endOfDay('2026-06-30', bought)).toBe(bought)
  expect(endOfDay('2026-06-29', bought)).toBe(new Date(2026, 5, 29, 23, 59, 59).toISOString())
  expect(toLocalDay(bought)).toBe('2026-06-30')
})
