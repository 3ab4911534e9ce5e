import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proration } from '#domain/licence/proration.ts'

const year = { price: 36_500, startsAt: '2026-01-01T08:00:00Z', endsAt: '2027-01-01T08:00:00Z' }

describe('what is left of a price', () => {
  it.each([
    ['2025-12-01', 36_500],
    ['2026-01-01T00:00:00Z', 36_500],
    ['2026-01-01T23:59:59Z', 36_500],
    ['2026-01-02', 36_400],
    ['2026-07-02', 18_300],
    ['2026-12-31T23:59:59Z', 100],
    ['2027-01-01', 0],
    ['2028-01-01', 0],
  ])('at %s is %i', (at, left) => {
    expect(proration({ ...year, at })).toBe(left)
  })

  it('is rounded half up', () => {
    const days = { startsAt: '2026-01-01', endsAt: '2026-01-05', at: '2026-01-03' }
    expect([1, 3, 5].map((price) => proration({ ...days, price }))).toEqual([1, 2, 3])
  })

  it('is exact where numbers are not', () => {
    const at = '2026-01-02'
    expect(proration({ ...year, price: 9_000_000_000_001, at })).toBe(8_975_342_465_754)
  })

  it('is nothing of a period without a day', () => {
    const moment = '2026-01-01'
    expect(proration({ price: 100, startsAt: moment, endsAt: moment, at: moment })).toBe(0)
  })

  it('is within the price, and less from day to day', () => {
    const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString()
    fc.assert(
      fc.property(
        fc.nat(9_000_000_000_000),
        fc.integer({ min: 1, max: 1100 }),
        fc.nat(1100),
        (price, length, offset) => {
          const of = { price, startsAt: day(0), endsAt: day(length) }
          const [left, next] = [offset, offset + 1].map((each) =>
            proration({ ...of, at: day(each) }),
          )
          expect(left).toBeLessThanOrEqual(price)
          expect(next).toBeLessThanOrEqual(left ?? 0)
          expect(next).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
