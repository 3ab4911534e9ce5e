import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
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

    await make('Used up', { usageLimit: 1 })
    await runSql(shop.server.db, 'update discounts set used = 1 where usage_limit = 1')
    const { data } = (await shop.anonymous('GET', '/api/marketplace-customer/discounts')).body
    const announced = data.map(({ title }: { title: string }) => title)
    expect(announced.toSorted()).toEqual(['Any time', 'Since yesterday'])
  })
})
