import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { serveBrands, type RequestOptions } from '../support/brandsServer.ts'
import {
  createBuyerAndProduct,
  createRecordAt,
  createPictureAt,
  placeOrderAt,
  postOrder,
  type BrandBuyer,
} from '../support/brandBuyers.ts'

const second: Brand = { ...qantara, currency: marsad.currency }
const here = 'first.example'
const [there = ''] = second.hosts
const shoppers = '/api/marketplace-customer'

let shop: Awaited<ReturnType<typeof serveBrands>>
let buyer: BrandBuyer
beforeAll(async () => {
  shop = await serveBrands([marsad, second], { PUBLIC_URL: `https://${here}` })
  buyer = await createBuyerAndProduct(shop, here, marsad.currency)
})
afterAll(() => shop.close())

const staff = async (host: string, path: string, options: RequestOptions = {}) =>
  shop.ask(host, `/api/marketplace/${path}`, { ...options, headers: await shop.tokenOf({}) })
const own = (host: string, path: string, options: RequestOptions = {}) =>
  shop.ask(host, `${shoppers}/${path}`, { headers: buyer.headers, ...options })
const idsIn = ({ body }: { body: any }): string[] => body.data.map((each: any) => each._id)

describe('one account at several brands', () => {
  it.each(['cart', 'wishlist'])('has a separate %s at each', async (list) => {
    const items = [{ product: buyer.product, quantity: 1 }]
    await own(here, list, { method: 'PATCH', body: { items } })
    expect((await own(here, list)).body.data.items).toEqual(items)
    expect((await own(there, list)).body.data.items).toEqual([])
    const more = [{ product: newId(), quantity: 1 }]
    await own(there, `${list}/join`, { method: 'POST', body: { list: newId(), items: more } })
    expect((await own(there, list)).body.data.items).toEqual(more)
    expect((await own(here, list)).body.data.items).toEqual(items)
  })

  it('orders from the cart of the brand it buys from', async () => {
    const items = [{ product: buyer.product, quantity: 1 }]
    for (const host of [here, there]) await own(host, 'cart', { method: 'PATCH', body: { items } })
    await placeOrderAt(shop, there, buyer)
    expect((await own(here, 'cart')).body.data.items).toContainEqual(items[0])
    expect((await own(there, 'cart')).body.data.items).not.toContainEqual(items[0])
  })

  it('reaches an order only at the brand that took it, by any route', async () => {
    const mine = await placeOrderAt(shop, here, buyer)
    expect(idsIn(await own(here, 'orders'))).toContain(mine._id)
    expect(idsIn(await own(there, 'orders'))).not.toContain(mine._id)
    for (const [path, options] of [
      ['', {}],
      ['/timeline', {}],
      ['/invoice', {}],
      ['/pay', { method: 'POST', body: { paymentMethod: 'bank_transfer' } }],
      ['/cancel', { method: 'POST', body: {} }],
    ] as const) {
      const { status } = await own(there, `orders/${mine._id}${path}`, options)
      expect([path, status]).toEqual([path, 404])
    }
    expect((await own(here, `orders/${mine._id}`)).body.data.status).toBe('pending')
    const cancelled = await own(here, `orders/${mine._id}/cancel`, { method: 'POST', body: {} })
    expect(cancelled.status).toBe(200)
  })

  it('never receives an order of another brand by its key or cart', async () => {
    const cartId = newId()
    expect((await postOrder(shop, here, buyer, { cartId })).status).toBe(201)
    const byKey = await postOrder(shop, there, buyer, { cartId })
    expect([byKey.status, byKey.body.error.code]).toEqual([422, 'idempotency_key_reused'])
    const byCart = await postOrder(shop, there, buyer, { cartId, key: newId() })
    expect([byCart.status, byCart.body.error.code]).toEqual([409, 'cart_ended'])
  })

  it('reaches a request only at the brand that took it, by any route', async () => {
    const body = {
      type: 'quote',
      firstName: 'Noura',
      lastName: 'Salem',
      email: buyer.email,
      country: 'SA',
      products: [{ product: buyer.product, quantity: 2 }],
    }
    const sent = await own(there, 'requests', { method: 'POST', body })
    expect([sent.status, sent.text]).toEqual([201, expect.any(String)])
    const id = String(sent.body.data._id)
    expect(idsIn(await own(there, 'requests'))).toEqual([id])
    expect(idsIn(await own(here, 'requests'))).toEqual([])
    for (const [path, options] of [
      ['', {}],
      ['/timeline', {}],
      ['/pricing', {}],
      ['/message', { method: 'POST', body: { message: 'Hello' } }],
      ['/decline', { method: 'POST', body: {} }],
    ] as const) {
      const { status } = await own(here, `requests/${id}${path}`, options)
      expect([path, status]).toEqual([path, 404])
    }
    expect((await own(there, `requests/${id}`)).body.data.status).toBe('submitted')
  })
})

it('a public endpoint lists the shops where one account works', async () => {
  const shopsAt = async (host: string, language: string) =>
    (
      await shop.ask(host, `${shoppers}/account-shops`, {
        headers: { 'accept-language': language },
      })
    ).body.data
  expect(await shopsAt(here, 'en')).toEqual([marsad.name.en, second.name.en])
  expect(await shopsAt(there, 'ar')).toEqual([marsad.name.ar, second.name.ar])
  const singleBrand = await serveBrands([marsad], {}, { connection: shop.connection })
  const { body } = await singleBrand.ask('localhost', `${shoppers}/account-shops`)
  expect(body.data).toEqual([])
  await singleBrand.close()
})

describe('staff', () => {
  it('see orders and requests of all brands on any host, and can filter by brand', async () => {
    const [mine, theirs] = [
      await placeOrderAt(shop, here, buyer),
      await placeOrderAt(shop, there, buyer),
    ]
    for (const host of [here, there]) {
      const all = await staff(host, 'orders?limit=100&facets=brand')
      expect(idsIn(all)).toEqual(expect.arrayContaining([mine._id, theirs._id]))
      const keys = all.body.facets.brand.map(({ value }: { value: string }) => value)
      expect(keys.toSorted()).toEqual([marsad.key, second.key])
      const some = await staff(host, `orders?limit=100&brand=${second.key}`)
      expect(idsIn(some)).toContain(theirs._id)
      expect(idsIn(some)).not.toContain(mine._id)
    }
    const requests = await staff(here, `requests?brand=${second.key}`)
    expect(requests.body.data).toMatchObject([{ brand: second.key }])
  })

  it('see the brand of payments and deliveries, and can filter by it', async () => {
    const other = await createBuyerAndProduct(shop, here, marsad.currency)
    const boss = await createRecordAt(shop, here, 'companies', {
      companyName: 'Bought at two brands',
      firstName: 'Huda',
      lastName: 'Nasser',
      email: 'huda@people.example.com',
    })
    const tenant = await createRecordAt(shop, here, 'tenants', {
      name: 'North',
      tenantId: 'north-of-two',
      company: boss,
    })
    for (const [host, { key }] of [
      [here, marsad],
      [there, second],
    ] as const) {
      const { _id: order } = await placeOrderAt(shop, host, other)
      const [transaction, subscription, pool] = [newId(), newId(), newId()]
      const { db } = shop.server
      await runSql(
        db,
        `insert into transactions (id, order_, kind, amount, amount_currency, state) values ($1, $2, 'transfer', 1, 'USD', 'done')`,
        [transaction, order],
      )
      await runSql(
        db,
        `insert into subscriptions (id, order_, first_order, line, part, product, name, status, period, quantity)
         values ($1, $2, $2, 1, $3, $3, 'Monthly', 'trialing', 'monthly', 1)`,
        [subscription, order, other.product],
      )
      await runSql(
        db,
        `insert into license_pools (id, name, product, order_, first_order, company, quantity, allocated, line, part, starts_at, expires_at)
         values ($1, 'Ten', $2, $3, $3, $4, 10, 0, 1, $2, now(), now() + interval '1 day')`,
        [pool, other.product, order, boss],
      )
      const allocation = await createRecordAt(shop, host, 'license-allocation', {
        pool,
        tenant,
        quantity: 1,
      })
      for (const [resource, id] of [
        ['transactions', transaction],
        ['subscriptions', subscription],
        ['license-pools', pool],
        ['license-allocation', allocation],
      ]) {
        const query = `${resource}?limit=100&sort=brand&facets=brand&fields=brand`
        const found = await staff(here, `${query}&brand=${key}`)
        expect(idsIn(found), resource).toContain(id)
        expect(new Set(found.body.data.map(({ brand }: { brand: string }) => brand))).toEqual(
          new Set([key]),
        )
      }
    }
  })
})

describe.each(['sliders', 'ads'])('%s', (resource) => {
  const titlesAt = async (host: string): Promise<string[]> =>
    (await shop.ask(host, `${shoppers}/${resource}`)).body.data.map(
      ({ title }: { title: string }) => title,
    )

  it('belong to the brand whose back office created them, until staff change it', async () => {
    const body = {
      title: 'Only there',
      position: 'left',
      picture: await createPictureAt(shop, there),
    }
    const { position: _, ...ad } = body
    const id = await createRecordAt(shop, there, resource, resource === 'ads' ? ad : body)
    expect((await staff(here, `${resource}/${id}`)).body.data.brand).toBe(second.key)
    expect([await titlesAt(here), await titlesAt(there)]).toEqual([[], ['Only there']])
    expect((await shop.ask(here, `${shoppers}/${resource}/${id}`)).status).toBe(404)
    const moved = await staff(there, `${resource}/${id}`, {
      method: 'PATCH',
      body: { brand: marsad.key },
    })
    expect([moved.status, moved.body.data.brand]).toEqual([200, marsad.key])
    expect([await titlesAt(here), await titlesAt(there)]).toEqual([['Only there'], []])
    // Shoppers do not see which other brands exist.
    expect((await shop.ask(here, `${shoppers}/${resource}`)).text).not.toContain('"brand"')
  })

  it('always belong to an existing brand', async () => {
    const [{ _id: id }] = (await staff(here, resource)).body.data
    const change = (brand: string | null) =>
      staff(here, `${resource}/${id}`, { method: 'PATCH', body: { brand } })
    const unknown = await change('nobodys')
    expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([400, ['/brand']])
    expect((await change(null)).body.data.brand).toBe(marsad.key)
  })
})

it('records from before multiple brands belong to the original brand', async () => {
  const { db } = shop.server
  const title = 'From before'
  const picture = await createPictureAt(shop, here)
  const id = await createRecordAt(shop, there, 'ads', { title, picture })
  await runSql(db, 'update ads set brand = null where id = $1', [id])
  const items = [{ product: buyer.product, quantity: 1 }]
  await own(here, 'cart', { method: 'PATCH', body: { items } })
  await runSql(db, `update shopping_lists set brand = '' where brand = $1`, [marsad.key])
  const again = await serveBrands(
    [second, marsad],
    { PUBLIC_URL: 'https://again.example' },
    { connection: shop.connection },
  )
  expect((await staff(here, `ads/${id}`)).body.data.brand).toBe(marsad.key)
  const cart = await again.ask(marsad.hosts[0] ?? '', `${shoppers}/cart`, buyer)
  expect(cart.body.data.items).toEqual(items)
  await again.close()
})
