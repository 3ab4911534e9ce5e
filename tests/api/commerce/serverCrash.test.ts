/** @module-tag long */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { pollPayments } from '#server/commerce/orders/payments/webhooks.ts'
import { newId } from '#server/platform/newId.ts'
import { startApiProcess, type ApiProcess } from '../../support/apiProcess.ts'
import { riyadhAddress, createProduct, type SampleProduct } from '../../support/commerce.ts'
import { processWebhooks, sendRefunds } from '../../support/runJobs.ts'
import { startFakeStripe, type FakeStripe } from '../../support/payments/fakeStripe.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { seededRandom } from '../../support/random.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { secret, signIn } from '../../support/signIn.ts'

const orders = 1000
const clients = 8
const kills = 5
const shopping = { kind: 'customer', audience: 'marketplace' } as const

let stripe: FakeStripe
let shop: Shop
let buyers: Person[]
let things: SampleProduct[]
let discount: string
let server: ApiProcess
const tokens = new Map<Person, string>()
let env: Record<string, string>

beforeAll(async () => {
  stripe = await startFakeStripe()
  const settings = {
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_URL: stripe.url,
  }
  shop = await openShop('postgres', [], settings)
  const url = new URL(inject('postgresUrl'))
  const { rows } = await runSql<{ name: string }>(
    shop.server.db,
    'select current_database() as name',
  )
  url.pathname = `/${rows[0]?.name}`
  env = {
    ...settings,
    BOT_CHECK: 'off',
    TOKEN_SECRET: secret,
    DATABASE_URL: url.href,
    LOG_LEVEL: 'silent',
  }
  buyers = [await createCustomer(shop, 1), await createCustomer(shop, 2)]
  things = [
    await createProduct(shop, { stock: 1500 }),
    await createProduct(shop, { stock: 1500, price: 2500 }),
  ]
  const { body } = await shop.staff('POST', '/api/marketplace/discounts', {
    body: {
      title: 'Third',
      type: 'code_discount',
      code: 'THIRD',
      percentage: 10,
      usageLimit: 100_000,
    },
  })
  discount = body.data._id
  for (const buyer of buyers)
    tokens.set(buyer, await signIn(shop.server.db, { ...buyer, ...shopping }))
  server = await startApiProcess(env)
})
afterAll(async () => {
  await server.kill()
  await shop.close()
  await stripe.close()
})

/** Retries a request until there is a response, as a shop in a browser does. */
async function insist(path: string, init: () => RequestInit): Promise<Response> {
  let last = 'nobody there'
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const answer = await fetch(`${server.url}${path}`, init()).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    if (answer) last = await answer.text()
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`nobody answered at ${path}: ${last}`)
}

async function orderOnce(number: number, random: () => number): Promise<void> {
  const buyer = buyers[number % buyers.length]
  const thing = things[number % things.length]
  if (!buyer || !thing) throw new Error('nobody and nothing')
  const body = JSON.stringify({
    cartId: newId(),
    items: [{ product: thing.id, quantity: 1 }],
    paymentMethod: 'card',
    shippingAddress: riyadhAddress,
    returnTo: '/en/orders',
    ...(number % 3 === 0 ? { code: 'THIRD' } : {}),
  })
  const key = newId()
  const placed = await insist('/api/marketplace-customer/orders', () => ({
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${tokens.get(buyer)}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
  }))
  const answer = await placed.json()
  if (placed.status !== 201) throw new Error(JSON.stringify(answer))
  const session = String(answer.payment.url).split('/').at(-1)?.split(/[?#]/)[0] ?? ''
  if (random() < 0.3) return
  stripe.pay(session)
  if (random() < 0.4) return
  const { raw, headers } = stripe.event('checkout.session.completed', stripe.find(session))
  await insist('/api/payments/webhooks/stripe', () => ({
    method: 'POST',
    body: new Uint8Array(raw),
    headers: { ...headers, 'content-type': 'application/json' },
  }))
}

it('a server killed at any point during 1,000 orders loses no paid order and leaks nothing', async () => {
  const random = seededRandom(11).next
  const progress = { done: 0, isOver: false }
  const client = async (first: number): Promise<void> => {
    for (let number = first; number < orders; number += clients) {
      await orderOnce(number, random)
      progress.done += 1
    }
  }
  const killer = async (): Promise<void> => {
    for (let kill = 1; kill <= kills; kill += 1) {
      const at = Math.floor((orders * kill) / (kills + 1))
      while (!progress.isOver && progress.done < at)
        await new Promise((next) => setTimeout(next, random() * 10))
      await server.kill()
      server = await startApiProcess(env)
    }
  }
  await Promise.all([
    Promise.all(Array.from({ length: clients }, (_, at) => client(at))).finally(() => {
      progress.isOver = true
    }),
    killer(),
  ])

  const { db, orders: services } = shop.server
  const rowsOf = async (text: string, values: unknown[] = []) =>
    (await runSql<Record<string, unknown>>(db, text, values)).rows
  await processWebhooks(shop)
  for (let round = 0; round < 20; round += 1) await pollPayments(services, -1)
  await runSql(
    db,
    `update orders set payment_deadline = now() - interval '1 minute' where status = 'pending'`,
  )
  for (let round = 0; round < 10; round += 1) await expireOrders(services)
  await sendRefunds(shop)

  const stored = await rowsOf(
    `select o.id, o.status, o.paid, o.due, p.ref, p.captured from orders o left join payments p on p.order_id = o.id`,
  )
  expect(stored).toHaveLength(orders)
  const paidAtStripe = stripe
    .list('checkout.session')
    .filter((each) => each['payment_status'] === 'paid')
  const paidHere = stored.filter(({ status }) => status === 'delivered')
  expect(new Set(paidHere.map(({ ref }) => ref))).toEqual(new Set(paidAtStripe.map(({ id }) => id)))
  for (const { status, paid, due, captured } of stored) {
    expect([paid, captured]).toEqual(status === 'delivered' ? [due, due] : [0, 0])
    expect(['delivered', 'rejected']).toContain(status)
  }

  for (const { id } of things) {
    const [level] = await rowsOf(
      'select on_hand, allocated, reserved, available from inventory where product = $1',
      [id],
    )
    const [sold] = await rowsOf(
      `select count(*)::int as n from orders o join orders__items l on l.source_id = o.id
       where l.target_id = $1 and o.status = 'delivered'`,
      [id],
    )
    const left = 1500 - Number(sold?.['n'])
    expect(level).toEqual({ on_hand: left, allocated: 0, reserved: 0, available: left })
    const [ledger] = await rowsOf(
      `select sum(on_hand)::int as on_hand, sum(allocated)::int as allocated, sum(reserved)::int as reserved
       from stock_movements where product = $1`,
      [id],
    )
    expect(ledger).toEqual({ on_hand: left, allocated: 0, reserved: 0 })
  }
  expect(await rowsOf('select 1 from stock_reservations')).toEqual([])

  const [used] = await rowsOf(
    `select d.used, (select count(*)::int from discount_redemptions) as redeemed,
       (select count(*)::int from orders where discount_code is not null and status = 'delivered') as orders
     from discounts d where d.id = $1`,
    [discount],
  )
  expect(used?.['used']).toBe(used?.['redeemed'])
  expect(used?.['used']).toBe(used?.['orders'])
  const moved = await rowsOf(
    `select count(*)::int as n, count(distinct order_)::int as orders from transactions where kind = 'charge'`,
  )
  expect(moved).toEqual([{ n: paidAtStripe.length, orders: paidAtStripe.length }])
}, 240_000)
