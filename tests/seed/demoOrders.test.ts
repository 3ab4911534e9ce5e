import { expect, it } from 'vitest'
import { demoOrders } from '../../scripts/seed/demoOrders.ts'
import { demoRequests } from '../../scripts/seed/demoRequests.ts'
import { readDemo } from '../../scripts/seed/demo.ts'

const hoursOf = (steps: (typeof demoOrders)[number]['steps']) =>
  steps.reduce((sum, [, hours]) => sum + hours, 0)

it('the oldest is placed first, so that numbers ascend with the days', () => {
  for (const list of [demoOrders, demoRequests]) {
    const ages = list.map(({ daysAgo }) => daysAgo)
    expect(ages).toEqual(ages.toSorted((one, other) => other - one))
  }
})

it('nothing happens to an order tomorrow', () => {
  for (const { steps, daysAgo } of demoOrders) expect(hoursOf(steps)).toBeLessThan(daysAgo * 24)
})

it('everything that is ordered or asked for is in the catalogue', async () => {
  const { products } = await readDemo()
  const codes = new Set(products.filter(({ visible }) => visible).map(({ code }) => code))
  const named = [...demoOrders, ...demoRequests].flatMap(({ items }) => Object.keys(items))
  expect(named.filter((code) => !codes.has(code))).toEqual([])
})

it('an offer and the answer to it have a price for everything', () => {
  for (const { items, offer, counter } of demoRequests)
    for (const said of [offer, counter])
      if (said) expect(Object.keys(said.prices)).toEqual(Object.keys(items))
})
