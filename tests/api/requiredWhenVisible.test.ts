import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { createProduct } from '../support/commerce.ts'
import { createImportsClient } from '../support/imports.ts'
import { createLicenceProduct, createSubscriptionProduct } from '../support/licences.ts'
import { ensurePicture } from '../support/samplePictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

const list = '/api/marketplace/products'

describe('a visible product', () => {
  let shop: Shop
  let number = 0
  beforeAll(async () => {
    shop = await openShop('pglite')
  })
  afterAll(() => shop.close())

  const create = async (product: object) => {
    const { status, body } = await shop.staff('POST', list, {
      body: {
        name: 'Product',
        code: `SHOWN-${(number += 1)}`,
        stockMode: 'none',
        price: { amount: 100, currency: 'USD' },
        ...product,
      },
    })
    return { status, id: body.data?._id, fields: body.error?.fields }
  }
  const patch = async (id: string, body: object) => {
    const answer = await shop.staff('PATCH', `${list}/${id}`, { body })
    return [answer.status, answer.body.error?.fields]
  }
  const incomplete = async () =>
    (await shop.staff('GET', `${list}?incomplete=true&fields=code&limit=100`)).body.data.map(
      ({ _id }: { _id: string }) => _id,
    )
  const picture = { '/images': 'At least 1 images is required' }

  it('costs at least the minimum price of the settings, or a hundredth of the unit', async () => {
    const images = [await ensurePicture(shop)]
    const priced = (amount: number, currency = 'USD') =>
      create({ type: 'integration', images, price: { amount, currency } })
    expect((await priced(0)).fields).toEqual({ '/price': 'Price must be at least $0.01' })
    expect((await priced(9, 'KWD')).fields).toEqual({
      '/price': 'Price must be at least KWD\u00a00.010',
    })
    const { id, status } = await priced(1)
    expect(status).toBe(201)
    const settings = '/api/marketplace/settings'
    const set = (minimumPrice: unknown) => shop.staff('PATCH', settings, { body: { minimumPrice } })
    expect((await set({ amount: 500, currency: 'USD' })).status).toBe(200)
    expect((await priced(499)).fields).toEqual({ '/price': 'Price must be at least $5.00' })
    expect((await priced(500)).status).toBe(201)
    const samePrice = { price: { amount: 1, currency: 'USD' }, shortName: 'As cheap as before' }
    expect(await patch(id, samePrice)).toEqual([200, undefined])
    await set(null)
  })

  it('needs a picture to be created or shown, and keeps its last one', async () => {
    const refused = await create({ type: 'integration' })
    expect([refused.status, refused.fields]).toEqual([400, picture])
    const { id, status } = await create({ type: 'integration', visible: false })
    expect(status).toBe(201)
    expect(await patch(id, { visible: true })).toEqual([400, picture])
    const images = [await ensurePicture(shop)]
    expect(await patch(id, { visible: true, images })).toEqual([200, undefined])
    expect(await patch(id, { images: [] })).toEqual([400, picture])
    expect(await patch(id, { images: [], visible: false })).toEqual([200, undefined])
  })

  it.each([
    [
      'license',
      ['License type', 'Licenses included', 'Subscription period'].map(
        (each) => `${each} is required`,
      ),
    ],
    ['subscription', ['Subscription period is required']],
    ['package', ['At least 1 package contents is required']],
  ])('needs the fields of a %s', async (type, messages) => {
    const images = [await ensurePicture(shop)]
    const { fields } = await create({ type, images })
    expect(Object.values(fields).sort()).toEqual([...messages].sort())
  })

  it('may be a notification package, whose limit is its content', async () => {
    const images = [await ensurePicture(shop)]
    const notifications = { notificationPackageType: 'sms', notificationPackageLimit: 100 }
    expect((await create({ type: 'package', images, ...notifications })).status).toBe(201)
  })

  it('needs the fields of another type when changed to it', async () => {
    const subscription = await createSubscriptionProduct(shop)
    expect(await patch(subscription.id, { type: 'package' })).toEqual([
      400,
      { '/includedProducts': 'At least 1 package contents is required' },
    ])
  })

  it('from before the rule can be changed elsewhere and is listed as incomplete', async () => {
    const [old, whole] = [await createLicenceProduct(shop), await createLicenceProduct(shop)]
    await runSql(
      shop.server.db,
      `update products set licence_type = null, licence_quantity = null where id = $1`,
      [old.id],
    )
    expect(await incomplete()).toContain(old.id)
    expect(await incomplete()).not.toContain(whole.id)
    const renamed = { name: 'Renamed', warrantyMonths: 12, visible: true }
    expect(await patch(old.id, renamed)).toEqual([200, undefined])
    expect(await patch(old.id, { licenceQuantity: 5 })).toEqual([200, undefined])
    expect(await patch(old.id, { licenceQuantity: null })).toEqual([
      400,
      { '/licenceQuantity': 'Licenses included is required' },
    ])
    const seen = await shop.anonymous('GET', `/api/marketplace-customer/products/${old.code}`)
    expect([seen.status, 'incomplete' in seen.body.data]).toEqual([200, false])
  })

  it('is shown in bulk or by an import only if every one is complete', async () => {
    const { id } = await create({ type: 'integration', visible: false })
    const { id: other } = await createProduct(shop, { visible: false })
    const bulk = await shop.staff('POST', `${list}/bulk/show`, { body: { ids: [other, id] } })
    const { records } = bulk.body.error
    expect([bulk.status, records.length, records[0]]).toMatchObject([
      409,
      1,
      { _id: id, message: picture['/images'] },
    ])
    const file = await createImportsClient(shop.staff, 'products').checked(
      `_id,visible\n${other},yes\n${id},yes\n`,
    )
    expect(JSON.stringify(file)).toContain(picture['/images'])
    expect((await shop.staff('GET', `${list}/${other}`)).body.data.visible).toBe(false)
  })
})
