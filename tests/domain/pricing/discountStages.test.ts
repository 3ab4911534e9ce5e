import { describe, expect, it } from 'vitest'
import { runDiscountStages, sumByLine } from '#domain/pricing/discountStages.ts'
import type { Basket } from '#domain/pricing/types.ts'
import { basket, discount, line } from './support/samples.ts'

/** Returns what each stage took off the lines, and which discounts lost in it. */
const run = (facts: Partial<Basket>) => {
  const input = basket(facts)
  const gross = input.lines.map(({ quantity, listPrice }) => quantity * listPrice)
  return runDiscountStages(input, gross).map(({ applied, notApplied }) => ({
    taken: applied.map((each) => [each.discount.id, ...each.amounts]),
    lost: notApplied.map((each) => [each.discount.id, each.reason]),
  }))
}
const quiet = { taken: [], lost: [] }

const product = (id: string, rate: number, facts = {}) => discount({ id, rate, ...facts })
const market = (id: string, rate: number, facts = {}) =>
  discount({ id, rate, type: 'market_discount', ...facts })
const code = (id: string, rate: number, facts = {}) =>
  discount({ id, rate, type: 'code_discount', code: 'SUMMER', ...facts })

const two = [line({ listPrice: 1000 }), line({ product: 'gateway', listPrice: 3000 })]

describe('product discounts', () => {
  it('have one winner per line', () => {
    const [lane] = run({
      lines: two,
      discounts: [
        product('all', 1000),
        product('sensors', 2000, { products: ['sensor'] }),
        product('gateways', 500, { products: ['gateway'] }),
      ],
    })
    expect(lane).toEqual({
      taken: [
        ['all', 0, 300],
        ['sensors', 200, 0],
      ],
      lost: [['gateways', 'better_one']],
    })
  })

  it('are rounded once per line, not per unit', () => {
    const lines = [line({ listPrice: 5, quantity: 3 }), line({ listPrice: 5, quantity: 3 })]
    expect(run({ lines, discounts: [product('ten', 1000)] })[0]?.taken).toEqual([['ten', 2, 2]])
  })

  it('of equal value are won by the lowest id', () => {
    const [lane] = run({ discounts: [product('b', 1000), product('a', 1000)] })
    expect(lane).toEqual({ taken: [['a', 100]], lost: [['b', 'better_one']] })
  })

  it('of one minor unit still count as beaten by a better one', () => {
    const [lane] = run({ discounts: [product('all', 1000), product('coin', 10)] })
    expect(lane?.lost).toEqual([['coin', 'better_one']])
  })

  it('below one minor unit are beaten by none', () => {
    const [lane] = run({ lines: [line({ listPrice: 4 })], discounts: [product('ten', 1000)] })
    expect(lane).toEqual({ taken: [], lost: [['ten', 'nothing']] })
  })

  it('that lost are listed by id with their reasons', () => {
    const [lane] = run({
      discounts: [
        product('d', 0),
        product('c', 500),
        product('b', 9000, { active: false }),
        product('a', 1000),
      ],
    })
    expect(lane).toEqual({
      taken: [['a', 100]],
      lost: [
        ['b', 'inactive'],
        ['c', 'better_one'],
        ['d', 'nothing'],
      ],
    })
  })
})

describe('market discounts', () => {
  it('are won by the best one for the whole basket', () => {
    const [, lane] = run({
      lines: two,
      discounts: [market('sensors', 3000, { products: ['sensor'] }), market('all', 1000)],
    })
    expect(lane).toEqual({ taken: [['all', 100, 300]], lost: [['sensors', 'better_one']] })
  })

  it('are rounded once and split over their lines', () => {
    const lines = [line({ listPrice: 5 }), line({ listPrice: 5 }), line({ product: 'gateway' })]
    const discounts = [market('sensors', 1000, { products: ['sensor'] })]
    expect(run({ lines, discounts })[1]?.taken).toEqual([['sensors', 1, 0, 0]])
  })

  it('compete only within the country', () => {
    const discounts = [
      market('emirates', 5000, { locations: ['AE'] }),
      market('kingdom', 1000, { locations: ['SA'] }),
    ]
    expect(run({ discounts })[1]).toEqual({
      taken: [['kingdom', 100]],
      lost: [['emirates', 'location']],
    })
  })
})

describe('discount codes', () => {
  it('are not mentioned unless typed', () => {
    expect(run({ discounts: [code('c', 1000)] })[2]).toEqual(quiet)
    expect(run({ discounts: [code('c', 1000)], code: 'WINTER' })[2]).toEqual(quiet)
  })

  it('apply in any case and spacing', () => {
    const lane = run({ discounts: [code('c', 1000)], code: ' summer ' })[2]
    expect(lane).toEqual({ taken: [['c', 100]], lost: [] })
  })

  it('that are identical are won by the best one', () => {
    const lane = run({ discounts: [code('c', 1000), code('d', 2000)], code: 'SUMMER' })[2]
    expect(lane).toEqual({ taken: [['d', 200]], lost: [['c', 'better_one']] })
  })
})

describe('discount stages', () => {
  const all = [code('c', 1000), market('m', 1000), product('p', 1000)]

  it('each apply to what the earlier ones left', () => {
    expect(run({ discounts: all, code: 'SUMMER' }).map(({ taken }) => taken)).toEqual([
      [['p', 100]],
      [['m', 90]],
      [['c', 81]],
    ])
  })

  it('take nothing when nothing is left', () => {
    const discounts = [product('gift', 10_000), market('m', 1000)]
    expect(run({ discounts })).toEqual([
      { taken: [['gift', 1000]], lost: [] },
      { taken: [], lost: [['m', 'nothing']] },
      quiet,
    ])
  })

  it('count units before any discount, including free ones', () => {
    const discounts = [
      product('gift', 10_000, { products: ['sensor'] }),
      market('m', 1000, { minimumQuantity: 2 }),
    ]
    expect(run({ lines: two, discounts })[1]?.taken).toEqual([['m', 0, 300]])
  })

  it('do nothing for an empty basket', () => {
    expect(run({ lines: [], discounts: all, code: 'SUMMER' }).map(({ lost }) => lost)).toEqual([
      [['p', 'products']],
      [['m', 'products']],
      [['c', 'products']],
    ])
  })
})

it('the discounts of all stages are summed by line', () => {
  const takings = [
    { discount: discount(), amounts: [1, 0] },
    { discount: discount(), amounts: [0, 5] },
    { discount: discount(), amounts: [2, 2] },
  ]
  expect(sumByLine(takings, 2)).toEqual([3, 7])
  expect(sumByLine([], 2)).toEqual([0, 0])
})
