import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Needs many connections, so it only runs on PostgreSQL. */
describe('concurrent bulk changes on PostgreSQL', () => {
  let shop: Shop
  let tags: string[]
  beforeAll(async () => {
    shop = await openShop('postgres')
    tags = []
    for (let number = 1; number <= 40; number += 1)
      tags.push(String((await createSample(shop, 'tags', number))._id))
  })
  afterAll(() => shop.close())

  const bulk = (verb: string, resource: string, body: unknown, query = '') =>
    shop.staff('POST', `/api/marketplace/${resource}/bulk/${verb}${query}`, { body })
  const versions = async (resource: string): Promise<number[]> => {
    const { body } = await shop.staff('GET', `/api/marketplace/${resource}?limit=100`)
    return body.data.map(({ version }: { version: number }) => version)
  }

  it('run one after another, whatever their order of records', async () => {
    const rounds = Array.from({ length: 10 }, (_, round) => round)
    const answers = await Promise.all(
      rounds.map((round) =>
        bulk('update', 'tags', {
          ids: round % 2 ? tags.toReversed() : tags,
          input: { title: `Round ${round}` },
        }),
      ),
    )
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { data: { done: 40, unchanged: 0 } }])
    expect(new Set(await versions('tags'))).toEqual(new Set([11]))
    const { body } = await shop.staff('GET', '/api/marketplace/tags?limit=100')
    expect(new Set(body.data.map(({ title }: { title: string }) => title)).size).toBe(1)
  })

  it('lose no single change made in between', async () => {
    const products: string[] = []
    for (let number = 1; number <= 10; number += 1)
      products.push(String((await createSample(shop, 'products', number))._id))
    const answers = await Promise.all([
      ...[12, 24, 36, 48].map((warrantyMonths) =>
        bulk('update', 'products', { ids: products.toReversed(), input: { warrantyMonths } }),
      ),
      bulk('hide', 'products', { ids: products }),
      ...products.map((id) =>
        shop.staff('PATCH', `/api/marketplace/products/${id}`, { body: { shortName: 'Short' } }),
      ),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await Promise.all(
      products.map((id) => shop.staff('GET', `/api/marketplace/products/${id}`)),
    )
    expect(after.map(({ body }) => body.data.version)).toEqual(Array(10).fill(7))
  })

  it('refuse a second deletion of the same records as a whole', async () => {
    const half = tags.slice(0, 20)
    const answers = await Promise.all([
      bulk('delete', 'tags', { ids: half }),
      bulk('delete', 'tags', { ids: half.toReversed() }),
      bulk('delete', 'tags', { ids: tags }),
      bulk('delete', 'tags', { expected: 40 }),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200)
        expect(['bulk_refused', 'list_changed'], JSON.stringify(body)).toContain(body.error.code)
    expect(await versions('tags')).toHaveLength(40 - Number(done[0]?.body.data.done))
  })
})
