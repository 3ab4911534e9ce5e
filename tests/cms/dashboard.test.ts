import { describe, expect, it } from 'vitest'
import type { Dashboard } from '#api/dashboard.ts'
import { changeOf } from '#cms/screens/dashboard/changeOf.ts'
import { niceScale } from '#cms/screens/dashboard/sales/niceScale.ts'
import { toPeriodParam, periodOf } from '#cms/screens/dashboard/usePeriod.ts'
import { salesBucketsOf } from '#cms/screens/dashboard/sales/salesBuckets.ts'
import { hasDashboard } from '#cms/shell/hasDashboard.ts'
import { datePresets } from '#domain/datePresets.ts'
import { catalogue } from './support/catalogue.ts'

describe('the change of a number', () => {
  it('is a percentage of the previous one', () => {
    expect(changeOf(150, 100)).toEqual({ direction: 'up', percent: 50 })
    expect(changeOf(0, 8)).toEqual({ direction: 'down', percent: 100 })
    expect(changeOf(1001, 1000)).toEqual({ direction: 'same', percent: 0 })
  })

  it('is empty when the previous or the current one is zero', () => {
    expect(changeOf(5, 0)).toBeUndefined()
    expect(changeOf(5, null)).toBeUndefined()
    expect(changeOf(null, 5)).toBeUndefined()
  })
})

describe('a chart axis', () => {
  it('has round steps from zero to above the largest value', () => {
    expect(niceScale(4463)).toEqual([0, 1500, 3000, 4500, 6000])
    expect(niceScale(0.7)).toEqual([0, 0.25, 0.5, 0.75, 1])
    for (let largest = 1; largest < 5000; largest += 7) {
      const scale = niceScale(largest)
      expect(scale).toHaveLength(5)
      expect(scale.at(-1)).toBeGreaterThanOrEqual(largest)
    }
  })

  it('counts whole things in whole steps', () => {
    expect(niceScale(0, { whole: true })).toEqual([0, 1, 2, 3, 4])
    expect(niceScale(5, { whole: true })).toEqual([0, 2, 4, 6, 8])
    for (let largest = 0; largest < 3000; largest += 3)
      expect(niceScale(largest, { whole: true }).every(Number.isInteger)).toBe(true)
  })
})

describe('the dashboard period', () => {
  it('is written to the address with hyphens, and read back', () => {
    expect(toPeriodParam('thisWeek')).toBe('this-week')
    for (const name of datePresets)
      expect(periodOf(new URLSearchParams({ period: toPeriodParam(name) }))).toBe(name)
  })

  it('is the current month when the address names no valid one', () => {
    expect(periodOf(new URLSearchParams())).toBe('currentMonth')
    expect(periodOf(new URLSearchParams('period=last-century'))).toBe('currentMonth')
  })
})

it('a day ends where the next one begins, and the last one with the period', () => {
  const none = { amount: 0, currency: 'USD' } as const
  const day = (at: string) => ({ at, orders: 0, revenue: none })
  const series = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'].map(day)
  const to = '2026-03-02T23:59:59.999Z'
  const period: Dashboard['period'] = {
    from: '2026-03-01T00:00:00.000Z',
    to,
    unit: 'day',
    // It is noon on the first day of the period.
    until: '2026-03-01T12:00:00.000Z',
    before: { from: '2026-02-27T00:00:00.000Z', to: '2026-02-27T12:00:00.000Z' },
  }
  const sales = salesBucketsOf({ series, period })
  expect(sales.map((sale) => [sale.to, sale.isFuture])).toEqual([
    ['2026-03-01T23:59:59.999Z', false],
    [to, true],
  ])
})

it('the dashboard is visible to anyone who may read one of its parts', () => {
  expect(hasDashboard(catalogue, { permissions: ['*'] })).toBe(true)
  expect(hasDashboard(catalogue, { permissions: ['inventory:read'] })).toBe(true)
  expect(hasDashboard(catalogue, { permissions: ['tags:read', 'orders:decide'] })).toBe(false)
})
