import { describe, expect, it } from 'vitest'
import { cityTable } from '#server/platform/places/cityTable.ts'
import { normalisePhone } from '#server/http/contactFormats.ts'
import { demo } from '../../scripts/demo/demoData.ts'
import { day, isWeekend, midnightOf } from '../../scripts/demo/history/calendar.ts'
import { planOrders, type PlannedOrder } from '../../scripts/demo/history/planOrders.ts'
import { buyers } from '../../scripts/demo/people/buyers.ts'

const { products, requests, customers, companies } = demo
const { deliveriesDaysAgo, scarceProducts } = demo.stock
const hoursOf = (steps: readonly (readonly [unknown, number, ...unknown[]])[]) =>
  steps.reduce((sum, [, hours]) => sum + hours, 0)

// The seed may run on any day of the week, at any hour, and just after new year.
const sunday = Date.UTC(2026, 10, 22, 0, 20)
const starts = Array.from({ length: 14 }, (_, index) => sunday + index * (day + 2.9 * 3_600_000))
const plans = [...starts, Date.UTC(2027, 0, 1, 6)].map((now) => ({ now, orders: planOrders(now) }))

const visible = new Set(products.filter((each) => each.visible).map(({ code }) => code))

describe('the demo plan', () => {
  it('is sorted from oldest to newest, so that numbers ascend with the days', () => {
    for (const list of [demo.orders, requests]) {
      const ages = list.map(({ daysAgo }) => daysAgo)
      expect(ages).toEqual(ages.toSorted((one, other) => other - one))
    }
  })

  it('contains nothing in the future', () => {
    for (const { steps, daysAgo } of [...demo.orders, ...requests])
      expect(hoursOf(steps)).toBeLessThan(daysAgo * 24)
  })

  it('has a price for every item of an offer or counter-offer', () => {
    for (const { items, steps } of requests)
      for (const [, , facts] of steps)
        if (facts?.prices) expect(Object.keys(facts.prices)).toEqual(Object.keys(items))
  })

  it('uses known cities and valid phone numbers', () => {
    for (const { address } of [...customers, ...companies])
      expect([address, cityTable.get(address.country)?.has(address.city)]).toEqual([address, true])
    for (const { address } of buyers.values())
      expect([address.phone, normalisePhone(address.phone)]).toEqual([address.phone, address.phone])
  })
})

describe('the order plan for any start day', () => {
  it('is deterministic', () => {
    expect(planOrders(sunday)).toEqual(planOrders(sunday))
  })

  it('contains 120 to 175 orders, none in the future', () => {
    for (const { now, orders } of plans) {
      expect(orders.length).toBeGreaterThanOrEqual(120)
      expect(orders.length).toBeLessThanOrEqual(175)
      const moments = orders.flatMap(({ at, steps }) => [at, ...steps.map((step) => step.at)])
      expect(Math.max(...moments)).toBeLessThan(now)
      const placed = orders.map(({ at }) => at)
      expect(placed).toEqual(placed.toSorted((a, b) => a - b))
    }
  })

  it('has the steps of each order in sequence', () => {
    for (const { at, steps } of plans.flatMap(({ orders }) => orders)) {
      const moments = [at, ...steps.map((step) => step.at)]
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    }
  })

  it('contains only visible products, and buyers who had already joined', () => {
    for (const { now, orders } of plans)
      for (const { buyer, items, at } of orders) {
        expect(Object.keys(items).filter((code) => !visible.has(code))).toEqual([])
        expect(buyers.get(buyer)?.joinedDaysAgo ?? 0).toBeGreaterThan((now - at) / day)
      }
  })

  it('has orders today, and on most days of the week before', () => {
    for (const { now, orders } of plans) {
      const within = (least: number, most: number) =>
        orders.filter(({ at }) => now - at >= least * day && now - at < most * day).length
      expect(within(0, 0.02)).toBeGreaterThanOrEqual(1)
      expect(within(0, 1)).toBeGreaterThanOrEqual(5)
      expect(within(0, 7)).toBeGreaterThanOrEqual(14)
    }
  })

  it('grows from quarter to quarter, and dips at weekends', () => {
    for (const { now, orders } of plans) {
      const half = now - 90 * day
      const later = orders.filter(({ at }) => at > half).length
      expect(later).toBeGreaterThan(orders.length - later)
      const usual = orders.filter(({ at }) => at < midnightOf(now - 8 * day))
      const quiet = usual.filter(({ at }) => isWeekend(at)).length / 2
      expect(quiet).toBeLessThan((usual.length - quiet * 2) / 5)
    }
  })

  it('uses at most half of the stock between two deliveries', () => {
    for (const { now, orders } of plans) {
      const spans = [Infinity, ...deliveriesDaysAgo, 0]
      for (const [index, from] of spans.slice(0, -1).entries()) {
        const to = spans[index + 1] ?? 0
        const within = orders.filter(({ at }) => {
          const ago = (now - at) / day
          return ago <= from && ago > to
        })
        for (const [code, share] of sharesOf(within))
          if (!scarceProducts.some((each) => each === code))
            expect([code, share]).toEqual([code, Math.min(share, 0.5)])
      }
    }
  })

  it('sells scarce products only as far as their stock goes', () => {
    for (const { orders } of plans) {
      const shares = sharesOf(orders)
      for (const code of scarceProducts) expect(shares.get(code)).toBeGreaterThan(0.8)
      for (const code of scarceProducts) expect(shares.get(code)).toBeLessThanOrEqual(1)
    }
  })
})

/** Returns the share of the stock that orders need, with packages replaced by their contents. */
function sharesOf(orders: readonly PlannedOrder[]) {
  const units = new Map<string, number>()
  const add = (code: string, quantity: number): void => {
    const product = products.find((each) => each.code === code)
    if (product?.stockMode === 'tracked')
      units.set(code, (units.get(code) ?? 0) + quantity / (product.stock ?? 0))
    if (product?.stockMode === 'derived')
      for (const part of product.includedProducts ?? []) add(part.product, part.quantity * quantity)
  }
  for (const { items } of orders)
    for (const [code, quantity] of Object.entries(items)) add(code, quantity)
  return units
}
