import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'

describe('the profile details of a customer', () => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop('pglite')
    buyer = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  const settings = async (body: object) => {
    const { status } = await shop.staff('PATCH', '/api/marketplace/settings', { body })
    expect(status).toBe(200)
  }
  const change = (body: object) => buyer.call('PATCH', `/api/users/${buyer.id}`, { body })
  const shown = async () =>
    (await shop.anonymous('GET', '/api/marketplace-customer/settings')).body.data

  it('are read-only unless the settings say otherwise', async () => {
    expect(await shown()).toMatchObject({ customersEditProfile: false, portalUrl: null })
    const { status, body } = await change({ firstName: 'Sara' })
    expect([status, body.error.message]).toEqual([
      403,
      'Customers can only view profile details and must edit them in the dashboard',
    ])
    await settings({ portalUrl: 'https://portal.example.com/me' })
    expect((await shown()).portalUrl).toBe('https://portal.example.com/me')
  })

  it('are editable as far as the settings allow', async () => {
    await settings({ customersEditProfile: true })
    expect((await shown()).customersEditProfile).toBe(true)
    const changed = {
      title: 'dr',
      firstName: 'Sara',
      lastName: 'Ali',
      language: 'ar',
      phoneNumber: { isoCode: 'SA', phoneNumber: '501234567' },
    }
    const { status, body } = await change(changed)
    expect([status, body.data?.user]).toMatchObject([200, { ...changed, name: 'Sara Ali' }])
    const refused = await change({ firstName: 'Nora', address: null, username: 'nora' })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([
      400,
      ['/address', '/username'],
    ])
    await settings({ customersEditProfile: false })
    expect((await change({ firstName: 'Nora' })).status).toBe(403)
    const { body: mine } = await buyer.call('GET', `/api/users/${buyer.id}`)
    expect(mine.data.user.firstName).toBe('Sara')
  })
})
