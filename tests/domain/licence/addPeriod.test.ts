import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '#domain/keys.ts'
import { addPeriod, periodMonths, type SubscriptionPeriod } from '#domain/licence/addPeriod.ts'

describe('a subscription period', () => {
  it.each<[string, SubscriptionPeriod, number, string | null]>([
    ['2026-01-15', 'monthly', 1, '2026-02-15'],
    ['2026-01-15', 'quarterly', 1, '2026-04-15'],
    ['2026-01-15', 'semi_annual', 1, '2026-07-15'],
    ['2026-01-15', 'annual', 1, '2027-01-15'],
    ['2026-01-15', 'biennial', 1, '2028-01-15'],
    ['2026-01-15', 'triennial', 1, '2029-01-15'],
    ['2026-01-15', 'perpetual', 1, null],
    ['2026-01-15', 'monthly', 0, '2026-01-15'],
    ['2026-11-30', 'quarterly', 1, '2027-02-28'],
    ['2027-11-30', 'quarterly', 1, '2028-02-29'],
    ['2026-01-31', 'monthly', 1, '2026-02-28'],
    ['2026-01-31', 'monthly', 2, '2026-03-31'],
    ['2026-01-31', 'monthly', 3, '2026-04-30'],
    ['2026-01-31', 'monthly', 13, '2027-02-28'],
    ['2028-02-29', 'annual', 1, '2029-02-28'],
    ['2028-02-29', 'annual', 4, '2032-02-29'],
    ['2026-12-31', 'semi_annual', 1, '2027-06-30'],
    ['2026-03-31', 'monthly', -1, '2026-02-28'],
    ['2026-01-31T23:30:00Z', 'monthly', 1, '2026-02-28T23:30:00.000Z'],
    ['2026-02-01T01:00:00+03:00', 'monthly', 1, '2026-02-28T22:00:00.000Z'],
  ])('from %s, %s × %i, ends %s', (date, period, count, end) => {
    expect(addPeriod(date, period, count)).toBe(end)
  })

  it('is one unit by default', () => {
    expect(addPeriod('2026-01-15', 'annual')).toBe('2027-01-15')
  })

  it('keeps its day, or the last day of its month', () => {
    const ending = keysOf(periodMonths).filter((each) => periodMonths[each] !== null)
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
    fc.assert(
      fc.property(days, fc.constantFrom(...ending), fc.nat(24), (date, period, count) => {
        const end = addPeriod(date, period, count) ?? ''
        const months = periodMonths[period] ?? 0
        const [before, after] = [new Date(date), new Date(end)]
        const monthOf = (each: Date) => each.getUTCFullYear() * 12 + each.getUTCMonth()
        expect(monthOf(after) - monthOf(before)).toBe(months * count)
        const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0))
        expect(after.getUTCDate()).toBe(Math.min(before.getUTCDate(), last.getUTCDate()))
        expect(end.slice(10)).toBe(date.slice(10))
      }),
    )
  })
})
