import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPostgres, type PostgresServer } from '../../scripts/postgres/startPostgres.ts'
import { createProduct, placeOrder } from '../support/commerce.ts'
import { inBrowser } from '../support/inBrowser.ts'
import { createCustomer } from '../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../support/shop.ts'
import { startReplica, type StreamingReplica } from '../support/startReplica.ts'

let postgres: PostgresServer
let replica: StreamingReplica
let shop: Shop

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off'])
  replica = await startReplica(postgres.url)
  const databases = { DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: replica.url }
  shop = await openShop('postgres', [], databases)
}, 60_000)
afterAll(async () => {
  await shop.close()
  await replica.stop()
  await postgres.stop()
})
beforeEach(() => replica.resume())

const tags = '/api/marketplace/tags?sort=-createdAt&limit=100'
const titlesOf = async (call: ApiCall): Promise<string[]> =>
  (await call('GET', tags)).body.data.map((each: { title: string }) => each.title)
const createTag = (call: ApiCall, title: string) =>
  call('POST', '/api/marketplace/tags', { body: { title } })

it('a replica answers those who have seen and written nothing that it lacks', async () => {
  const [writer, reader] = [inBrowser(shop.staff), inBrowser(shop.staff)]
  expect(await titlesOf(reader)).not.toContain('Paused')
  await replica.resume()
  await replica.pause()
  await createTag(writer, 'Paused')
  expect(await titlesOf(writer)).toContain('Paused')
  expect(await titlesOf(reader)).not.toContain('Paused')
  await replica.resume()
  expect(await titlesOf(reader)).toContain('Paused')
})

it('a shopper sees the order just placed while the replica is paused', async () => {
  const { call } = await createCustomer(shop, 1)
  const [buyer, product] = [inBrowser(call), await createProduct(shop, { price: 2500 })]
  await replica.resume()
  const list = '/api/marketplace-customer/orders'
  expect((await buyer('GET', list)).body.data).toEqual([])
  await replica.pause()
  const placed = await placeOrder(buyer, [{ product: product.id, quantity: 1 }])
  const { _id: id } = placed.body.data
  expect((await buyer('GET', `${list}/${id}`)).status).toBe(200)
  expect((await buyer('GET', list)).body.data).toMatchObject([{ _id: id }])
})

it('nobody reads older data than they have seen, nor do clients without cookies', async () => {
  const reader = inBrowser(shop.staff)
  await titlesOf(reader)
  await replica.resume()
  await replica.pause()
  await createTag(inBrowser(shop.staff), 'Seen')
  expect(await titlesOf(shop.staff)).toContain('Seen')
  // An export is never answered by a replica.
  const exported = await reader('GET', '/api/marketplace/tags/export')
  expect(exported.body).toContain('Seen')
  expect(await titlesOf(reader)).toContain('Seen')
})

it('shoppers see a change of the catalogue at once, and it is kept for all of them', async () => {
  const { id } = await createProduct(shop, { name: 'Before' })
  const url = `/api/marketplace-customer/products/${id}`
  const visitor = inBrowser(shop.anonymous)
  expect((await visitor('GET', url)).body.data.name).toBe('Before')
  await replica.resume()
  await replica.pause()
  await shop.staff('PATCH', `/api/marketplace/products/${id}`, { body: { name: 'After' } })
  for (const call of [shop.anonymous, visitor, shop.anonymous])
    expect((await call('GET', url)).body.data.name).toBe('After')
  expect((await visitor('GET', `${url}?fields=name`)).body.data.name).toBe('After')
  await replica.resume()
  expect((await visitor('GET', `${url}?fields=name,code`)).body.data.name).toBe('After')
})

it('without a replica the primary answers, and nobody gets what is older than their writing while it is busy', async () => {
  const reader = inBrowser(shop.staff)
  await titlesOf(reader)
  await replica.stop()
  expect((await createTag(reader, 'Alone')).status).toBe(201)
  expect(await titlesOf(reader)).toContain('Alone')
  expect(await titlesOf(inBrowser(shop.staff))).toContain('Alone')

  const { id } = await createProduct(shop, { name: 'Kept' })
  const url = `/api/marketplace-customer/products/${id}`
  const earlier = inBrowser(shop.staff)
  await createTag(earlier, 'Earlier')
  await shop.anonymous('GET', url)
  await reader('PATCH', `/api/marketplace/products/${id}`, { body: { name: 'Written' } })
  const other = new pg.Client(postgres.url)
  await other.connect()
  await other.query('begin; lock table products in access exclusive mode')
  const asking = [shop.anonymous, earlier, reader, shop.staff].map((call) => call('GET', url))
  const answers = await Promise.all(asking)
  await other.end()
  expect(answers[0]?.body.data?.name).toBe('Kept')
  // Not for those who have written since then, or whose writing nobody noted.
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503])
})
