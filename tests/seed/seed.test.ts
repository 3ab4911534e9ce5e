import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#server/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { demoOrders } from '../../scripts/seed/demoOrders.ts'
import { demoRequests } from '../../scripts/seed/demoRequests.ts'
import { readDemo } from '../../scripts/seed/demo.ts'
import { createOrders } from '../../scripts/seed/orders.ts'
import { createPeople } from '../../scripts/seed/people.ts'
import { productInput } from '../../scripts/seed/products.ts'
import { createRequests } from '../../scripts/seed/requests.ts'
import { createTerms } from '../../scripts/seed/terms.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('pglite')
  await fill()
}, 60_000)
afterAll(() => shop.close())

/** People, terms, orders and requests as the demo has them, with the products that they name. */
async function fill(): Promise<void> {
  const { db, engines, orders } = shop.server
  const engineOf = (name: string): Engine => {
    const engine = engines.get(name)
    if (!engine) throw new Error(name)
    return engine
  }
  const context: Context = { db, language: 'en', publicly: false, identity: undefined }
  const demo = await readDemo()
  const wanted = new Set(
    [...demoOrders, ...demoRequests].flatMap(({ items }) => Object.keys(items)),
  )
  await engineOf('products').within(context, async (inner) => {
    const kinds = {
      'device-types': demo.deviceTypes,
      'gateway-types': demo.gatewayTypes,
      'accessory-types': demo.accessoryTypes,
    }
    const ids: Record<string, Map<string, string>> = {}
    for (const [kind, topics] of Object.entries(kinds)) {
      const known = new Map<string, string>()
      for (const { code, title } of topics) {
        const { _id } = await engineOf(kind).create({ code, title: title.en }, inner)
        known.set(code, String(_id))
      }
      ids[kind] = known
    }
    const products = new Map<string, string>()
    for (const product of demo.products.filter(({ code }) => wanted.has(code))) {
      const input = productInput(product, demo, ids, new Map())
      products.set(product.code, String((await engineOf('products').create(input, inner))._id))
    }
    await createPeople(engineOf, inner)
    await createTerms(engineOf, demo, products, inner)
    const parts = { ...orders, db: inner.db, mailer: { post: async () => '' } }
    const seed = { parts, engineOf, products, context: inner }
    await createOrders(seed)
    await createRequests(seed)
  })
}

const read = async (text: string) => (await run(shop.server.db, text)).rows

it('no list that staff looks at is empty', async () => {
  expect(await read('select type, status from requests order by number')).toEqual([
    { type: 'quote', status: 'quoted' },
    { type: 'quote', status: 'countered' },
    { type: 'contact', status: 'submitted' },
    { type: 'quote', status: 'submitted' },
  ])
  expect(await read('select quantity, allocated from license_pools order by created_at')).toEqual([
    { quantity: 100, allocated: 60 },
    { quantity: 50, allocated: 0 },
  ])
  expect(await read('select quantity, used, status from license_allocation')).toEqual([
    { quantity: 60, used: 41, status: 'active' },
  ])
  expect(await read(`select quantity from subscriptions where status = 'active'`)).toHaveLength(1)
  expect(
    await read(`select 1 from orders where payment_status = 'partially_refunded'`),
  ).toHaveLength(1)
})

it('orders are where the demo says, and none that was refused is on its way', async () => {
  expect(await read('select status from orders order by number')).toHaveLength(demoOrders.length)
  expect(
    await read(`select number from orders where (carrier is not null or tracking_number is not null)
      and status not in ('shipping', 'shipped', 'expected', 'delivered')`),
  ).toEqual([])
})

it('days follow on one another: numbers, deliveries and what became of each order', async () => {
  const late = [
    `select 1 from orders a join orders b on a.number < b.number where a.placed_at >= b.placed_at`,
    `select 1 from orders a join orders b on a.invoice_number < b.invoice_number where a.invoiced_at >= b.invoiced_at`,
    `select 1 from orders where estimated_delivery not between placed_at and placed_at + interval '10 days'`,
    `select 1 from orders where status = 'expected' and estimated_delivery < now()`,
    `select 1 from order_events a join order_events b on a.order_id = b.order_id and a.id < b.id where a.at > b.at`,
    `select 1 from order_events e join orders o on o.id = e.order_id where e.at < o.placed_at or e.at > now()`,
    `select 1 from license_events e join license_pools p on p.id = e.pool where e.created_at < p.starts_at`,
    `select 1 from request_events e join requests r on r.id = e.request_id where e.at < r.created_at`,
    `select 1 from requests r, jsonb_array_elements(r.messages) m where (m->>'at')::timestamptz not between r.created_at and now()`,
    `select 1 from requests r, jsonb_array_elements(r.rounds) m where (m->>'validUntil')::timestamptz <> r.valid_until`,
  ]
  for (const text of late) expect([text, await read(text)]).toEqual([text, []])
})
