import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const day = 86_400_000
const later = new Date(Date.now() + day).toISOString()
const before = new Date(Date.now() - day).toISOString()

describeOnEachDatabase('the state of a discount on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const discounts = '/api/marketplace/discounts'
  const make = async (title: string, facts: object): Promise<string> => {
    const body = { title, type: 'product_discount', percentage: 5, active: true, ...facts }
    return (await shop.staff('POST', discounts, { body })).body.data.state
  }

  it('is scheduled until it begins unless switched off, and can be filtered by', async () => {
    expect(await make('Tomorrow', { startsAt: later })).toBe('scheduled')
    expect(await make('Tomorrow, off', { startsAt: later, active: false })).toBe('inactive')
    expect(await make('Since yesterday', { startsAt: before })).toBe('active')
    expect(await make('Any time', {})).toBe('active')
    const titles = async (query: string): Promise<string[]> =>
      (await shop.staff('GET', `${discounts}?${query}&sort=title`)).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('state=scheduled')).toEqual(['Tomorrow'])
    expect(await titles('state=active')).toEqual(['Any time', 'Since yesterday'])
    const { facets } = (await shop.staff('GET', `${discounts}?facets=state`)).body
    expect(facets.state).toContainEqual({ value: 'scheduled', label: 'Scheduled', count: 1 })
  })
})
