import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allocateLicences,
  createLicenceSetup,
  poolOf,
  runAllocationAction,
  findInconsistentPools,
} from '../../support/licences.ts'
import { seededRandom } from '../../support/random.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const staffUrl = '/api/marketplace/license-allocation'
const ownUrl = '/api/marketplace-customer/license-allocation'

describeOnEachDatabase('the licences of a pool on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  it('add up after any sequence of changes', async () => {
    const { next } = seededRandom(11)
    const own = await createLicenceSetup(shop, 40, { licences: 30 })
    const ids: string[] = []
    const verbs = ['suspend', 'resume', 'revoke', 'renew']
    for (let turn = 0; turn < 80; turn += 1) {
      const id = ids[Math.floor(next() * ids.length)]
      const kind = next()
      const quantity = 1 + Math.floor(next() * 8)
      if (!id || kind < 0.3) {
        const { body } = await allocateLicences(shop, own, quantity)
        if (body.data) ids.push(body.data._id)
      } else if (kind < 0.6) await shop.staff('PATCH', `${staffUrl}/${id}`, { body: { quantity } })
      else if (kind < 0.8)
        await runAllocationAction(shop, id, 'reportUsage', { used: quantity - 1 })
      else await runAllocationAction(shop, id, verbs[Math.floor(next() * verbs.length)] ?? '')
      expect(await findInconsistentPools(shop)).toEqual([])
    }
    expect(ids.length).toBeGreaterThan(5)
  })
})

describe('licences under concurrent requests on PostgreSQL', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('postgres')
  })
  afterAll(() => shop.close())

  it('are allocated until none remain: 100 requests for one of 40', async () => {
    const own = await createLicenceSetup(shop, 1, { licences: 40 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        at % 2
          ? allocateLicences(shop, own, 1)
          : own.company.call('POST', ownUrl, {
              body: { pool: own.pool, tenant: own.tenant, quantity: 1 },
            }),
      ),
    )
    const given = answers.filter(({ status }) => status === 201)
    expect(given).toHaveLength(40)
    const refused = answers.filter(({ status }) => status !== 201)
    const codes = refused.map(({ status, body }) => `${status} ${body.error.code}`)
    expect(new Set(codes)).toEqual(new Set(['409 licence_beyond_pool']))
    expect(await poolOf(shop, own.pool)).toMatchObject({ allocated: 40, available: 0 })
    expect(await findInconsistentPools(shop)).toEqual([])
  })

  it('add up while twenty clients allocate, change, count and revoke them', async () => {
    const own = await createLicenceSetup(shop, 2, { licences: 60 })
    const made = await Promise.all(Array.from({ length: 20 }, () => allocateLicences(shop, own, 2)))
    const ids: string[] = made.map(({ body }) => body.data._id)
    const work = ids.flatMap((id, at) => [
      shop.staff('PATCH', `${staffUrl}/${id}`, { body: { quantity: 1 + (at % 7) } }),
      runAllocationAction(shop, id, 'reportUsage', { used: at % 3 }),
      runAllocationAction(shop, id, at % 2 ? 'revoke' : 'suspend'),
      runAllocationAction(shop, id, 'revoke'),
      allocateLicences(shop, own, 3),
    ])
    const statuses = (await Promise.all(work)).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await findInconsistentPools(shop)).toEqual([])
    const left = (await poolOf(shop, own.pool)).available
    expect(left).toBeGreaterThanOrEqual(0)
  })
})
