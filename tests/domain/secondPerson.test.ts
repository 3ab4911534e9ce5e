import { describe, expect, it } from 'vitest'
import { isLooser, refundNeedsApproval } from '#domain/secondPerson.ts'

const riyals = (amount: number) => ({ amount, currency: 'SAR' as const })
const limitedTo = (limit: number | undefined, requiresSecondAdmin = false) => ({
  refundLimit: limit === undefined ? undefined : riyals(limit),
  requiresSecondAdmin,
})

describe('a refund', () => {
  it.each([
    ['up to the limit', limitedTo(1000), 400, riyals(600), false],
    ['above it together with those before', limitedTo(1000), 401, riyals(600), true],
    ['in another currency', limitedTo(1000), 0, { amount: 1, currency: 'USD' as const }, true],
    ['of a shop without a limit', limitedTo(undefined), 0, riyals(1_000_000), false],
  ])('%s: approval needed is right', (_, rules, before, amount, expected) => {
    expect(refundNeedsApproval(rules, { before, amount })).toBe(expected)
  })
})

describe('rules', () => {
  it.each([
    ['the same', limitedTo(1000, true), limitedTo(1000, true), false],
    ['a lower limit', limitedTo(999), limitedTo(1000), false],
    ['a higher limit', limitedTo(1001), limitedTo(1000), true],
    ['no limit any more', limitedTo(undefined), limitedTo(1000), true],
    ['the first limit', limitedTo(1000), limitedTo(undefined), false],
    ['no second administrator any more', limitedTo(1, false), limitedTo(1000, true), true],
  ])('with %s: looser is right', (_, next, before, expected) => {
    expect(isLooser(next, before)).toBe(expected)
  })
})
