import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import { createCompany, createCustomer, createTenant, createTenantUser } from '../support/people.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { createSample } from '../support/samples.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('pglite')
})
afterAll(() => shop.close())

it('a user of a limited tenant learns why a product is unavailable to them; others see no restriction', async () => {
  const root = await createCompany(shop, 1)
  const tenant = await createTenant(shop, 1, root.id)
  const user = await createTenantUser(shop, 1, { tenant, company: root.id })
  const buyer = await createCustomer(shop, 1)
  const { _id: id } = await createSample(shop, 'products', 1)
  const change = async (resource: string, which: unknown, body: object) => {
    const answer = await shop.staff('PATCH', `/api/marketplace/${resource}/${which}`, { body })
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
  }
  await change('products', id, { communicationType: 'zigbee', visible: true })
  const at = `/api/marketplace-customer/products/${id}/barrier`
  expect((await user.call('GET', at)).body.data).toBeNull()

  await change('tenants', tenant, { allowedDeviceProfileTypes: ['lorawan', 'ble'] })
  const blocked = await user.call('GET', at)
  expect(blocked.body.data).toMatchObject({
    reason: 'deviceProfileType',
    message:
      'Not available for your account: Tenant 1 may not use Zigbee. Allowed: LoRaWAN and Bluetooth Low Energy.',
  })
  const arabic = await user.call('GET', at, { headers: { 'accept-language': 'ar' } })
  expect(arabic.body.data.message).toContain('غير متاح لحسابك')
  expect((await buyer.call('GET', at)).body.data).toBeNull()
  // A package is unavailable to anybody who may not buy its contents.
  const { _id: kit } = await createSample(shop, 'products', 2)
  await change('products', kit, {
    type: 'package',
    communicationType: null,
    includedProducts: [{ product: id, quantity: 10 }],
    visible: true,
  })
  const ofKit = await user.call('GET', `/api/marketplace-customer/products/${kit}/barrier`)
  expect(ofKit.body.data).toEqual(blocked.body.data)
  expect((await shop.anonymous('GET', at)).status).toBe(401)
  const nowhere = `/api/marketplace-customer/products/${newId()}/barrier`
  expect((await user.call('GET', nowhere)).status).toBe(404)
})
