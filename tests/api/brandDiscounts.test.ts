import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brand as qantara } from '#brands/qantara/brand.ts'
import type { Brand } from '#domain/brand.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { serveBrands } from '../support/brandsServer.ts'
import {
  createBuyerAndProduct,
  createRecordAt,
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

const priceAt = async (host: string, codes: object = {}) => {
  const query = `items=${buyer.product}:1`
  const headers = { ...buyer.headers, ...codes }
  const { status, body, text } = await shop.ask(host, `${shoppers}/orders/pricing?${query}`, {
    headers,
  })
  expect([status, text]).toEqual([200, expect.any(String)])
  return body.data
}
const tenPercent = { title: 'Ten', percentage: 10, active: true }

describe('a discount limited to brands', () => {
  it('applies at those brands only, and its code is unknown at others', async () => {
    const code = 'THERE-10'
    const body = { ...tenPercent, type: 'code_discount', code, brands: [second.key] }
    await createRecordAt(shop, here, 'discounts', body)
    const typed = { 'x-discount-code': code }
    expect((await priceAt(there, typed)).code).toMatchObject({ applied: true })
    const refused = (await priceAt(here, typed)).code
    const unknown = (await priceAt(here, { 'x-discount-code': 'NOBODYS' })).code
    expect(refused.applied).toBe(false)
    expect({ ...refused, code: '' }).toEqual({ ...unknown, code: '' })
    const placed = await postOrder(shop, here, buyer, { code })
    expect([placed.status, placed.body.error.code]).toEqual([400, 'discount_invalid'])
  })

  it('is announced at its own brands, and everywhere when it names none', async () => {
    const body = { ...tenPercent, type: 'market_discount' }
    const own = await createRecordAt(shop, here, 'discounts', { ...body, brands: [marsad.key] })
    const all = await createRecordAt(shop, here, 'discounts', { ...body, percentage: 5 })
    const runningAt = async (host: string) =>
      (await shop.ask(host, `${shoppers}/discounts`)).body.data.map((each: any) => each._id)
    expect(await runningAt(here)).toEqual([own, all])
    expect(await runningAt(there)).toEqual([all])
    expect((await priceAt(here)).discount.amount).toBe(100)
    expect((await priceAt(there)).discount.amount).toBe(50)
    const headers = await shop.tokenOf({})
    const ofThere = await shop.ask(here, `/api/marketplace/discounts?brands=${second.key}`, {
      headers,
    })
    const ids = ofThere.body.data.map((each: any) => each._id)
    expect([ids.includes(all), ids.includes(own)]).toEqual([true, false])
  })
})

it('a gift card limited to a brand is refused by others', async () => {
  const headers = await shop.tokenOf({})
  const made = await shop.ask(here, '/api/marketplace/gift-cards', {
    method: 'POST',
    headers,
    body: {
      value: { amount: 5000, currency: marsad.currency },
      active: true,
      brands: [second.key],
    },
  })
  const { code } = made.body.data
  const refused = await postOrder(shop, here, buyer, { giftCard: code })
  expect([refused.status, refused.body.error.code]).toEqual([400, 'gift_card_invalid'])
  const paid = await postOrder(shop, there, buyer, { giftCard: code })
  expect([paid.status, paid.text]).toEqual([201, expect.any(String)])
})

it('a purchase is found and renewed only at the brand that sold it', async () => {
  const order = await placeOrderAt(shop, there, buyer)
  const id = newId()
  await runSql(
    shop.server.db,
    `insert into license_pools (id, name, product, order_, first_order, customer, quantity, allocated, line, part, starts_at, expires_at)
     values ($1, 'Ten', $2, $3, $3, $4, 1, 0, 1, $2, now(), now() + interval '1 day')`,
    [id, buyer.product, order._id, buyer.id],
  )
  const read = (host: string) =>
    shop.ask(host, `${shoppers}/license-pools/${id}`, { headers: buyer.headers })
  expect([(await read(here)).status, (await read(there)).status]).toEqual([404, 200])
  const renewed = await shop.ask(here, `/api/marketplace/license-pools/${id}/renew`, {
    method: 'POST',
    headers: await shop.tokenOf({}),
    body: {},
  })
  expect([renewed.status, renewed.text]).toEqual([200, expect.any(String)])
  const { rows } = await runSql<{ brand: string }>(
    shop.server.db,
    'select o.brand from license_renewals r join orders o on o.cart_id = r.id where r.pool_id = $1',
    [id],
  )
  expect(rows).toEqual([{ brand: second.key }])
})
