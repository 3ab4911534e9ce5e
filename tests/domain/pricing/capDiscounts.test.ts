import { describe, expect, it } from 'vitest'
import { capDiscounts } from '#domain/pricing/capDiscounts.ts'
import type { DiscountStage } from '#domain/pricing/discountStages.ts'
import type { DiscountType } from '#domain/pricing/types.ts'
import { discount } from './support/samples.ts'

const stage = (
  type: DiscountType,
  ...applied: readonly [id: string, ...amounts: number[]][]
): DiscountStage => ({
  type,
  applied: applied.map(([id, ...amounts]) => ({ discount: discount({ id, type }), amounts })),
  notApplied: [],
})

const stages = [
  stage('product_discount', ['p', 300, 0], ['q', 0, 100]),
  stage('market_discount', ['m', 60, 40]),
  stage('code_discount', ['c', 30, 20]),
]

const capped = (most: number, of = stages) => {
  const { applied, reductions } = capDiscounts(of, most)
  return {
    kept: applied.map((each) => [each.discount.id, ...each.amounts]),
    cuts: reductions.map(({ discount: { id }, amount, remaining }) => [id, amount, remaining]),
  }
}

describe('the cap on all discounts', () => {
  it.each([550, 551, 10_000])('reduces nothing of 550 at %i', (most) => {
    expect(capped(most)).toEqual({
      kept: [
        ['p', 300, 0],
        ['q', 0, 100],
        ['m', 60, 40],
        ['c', 30, 20],
      ],
      cuts: [],
    })
  })

  it('first reduces the code, on all its lines', () => {
    expect(capped(540)).toEqual({
      kept: [
        ['p', 300, 0],
        ['q', 0, 100],
        ['m', 60, 40],
        ['c', 24, 16],
      ],
      cuts: [['c', 10, 40]],
    })
  })

  it('then reduces the market discount', () => {
    expect(capped(450)).toEqual({
      kept: [
        ['p', 300, 0],
        ['q', 0, 100],
        ['m', 30, 20],
      ],
      cuts: [
        ['c', 50, 0],
        ['m', 50, 50],
      ],
    })
  })

  it('finally reduces product discounts, each in proportion', () => {
    expect(capped(201)).toEqual({
      kept: [
        ['p', 151, 0],
        ['q', 0, 50],
      ],
      cuts: [
        ['c', 50, 0],
        ['m', 100, 0],
        ['p', 149, 151],
        ['q', 50, 50],
      ],
    })
  })

  it('of zero leaves nothing', () => {
    expect(capped(0)).toEqual({
      kept: [],
      cuts: [
        ['c', 50, 0],
        ['m', 100, 0],
        ['p', 300, 0],
        ['q', 100, 0],
      ],
    })
  })

  it('does nothing without discounts', () => {
    expect(capped(0, [stage('product_discount'), stage('market_discount')])).toEqual({
      kept: [],
      cuts: [],
    })
  })
})
