import { expect, it } from 'vitest'
import {
  isOrderable,
  missedDiscounts,
  shippingTitle,
  deductionsOfKind,
} from '#storefront/cart/totals/quoteTotals.ts'
import { quoteWith, rule, usd } from './quotes.ts'

it('counts a discount once, however many lines it applies to', () => {
  const quote = quoteWith({
    rules: [
      rule('discount', { id: 'd1', title: 'Sensors', rate: 1500, amount: usd(-300) }),
      rule('discount', { id: 'd1', title: 'Sensors', rate: 1500, amount: usd(-200) }),
      rule('discount', { id: 'd2', title: 'Gulf month', rate: 500, amount: usd(-100) }),
    ],
  })
  expect(deductionsOfKind(quote, 'discount')).toEqual([
    { id: 'd1', title: 'Sensors', percent: 15, amount: usd(-500) },
    { id: 'd2', title: 'Gulf month', percent: 5, amount: usd(-100) },
  ])
  expect(deductionsOfKind(quote, 'discount_cap')).toEqual([])
})

it('lists missed discounts, except the typed code, which has its own message', () => {
  const lost = (title: string, reason: string) =>
    rule('lost_discount', { id: title, title, reason })
  const rules = [lost('Ten or more', 'minimum_quantity'), lost('Elsewhere', 'location')]
  expect(missedDiscounts(quoteWith({ rules })).map(({ title }) => title)).toEqual(['Ten or more'])
  const code = { code: 'X', applied: false, reason: 'minimum_quantity', message: '' }
  expect(missedDiscounts(quoteWith({ rules, code }))).toEqual([])
})

it('recognises free shipping', () => {
  const free = quoteWith({ rules: [rule('free_shipping', { title: 'Standard' })] })
  expect(shippingTitle(free)).toEqual({ title: 'Standard', isFree: true })
  expect(shippingTitle(quoteWith())).toBeUndefined()
})

it('prevents ordering unavailable items', () => {
  const [line] = quoteWith().lines
  if (!line) throw new Error('a price has lines')
  const problem = { code: 'out_of_stock', message: '' }
  expect(isOrderable(quoteWith())).toBe(true)
  expect(isOrderable(quoteWith({ lines: [{ ...line, problem }] }))).toBe(false)
  expect(isOrderable(quoteWith({ missing: ['p2'] }))).toBe(false)
  expect(isOrderable(quoteWith({ lines: [] }))).toBe(false)
})
