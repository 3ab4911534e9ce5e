import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { licenceMoves, licenceStatuses } from '#domain/licence/licenceStatus.ts'
import { usageState } from '#domain/licence/usageState.ts'
import { runSql } from '#server/platform/database/database.ts'
import {
  runOrderAction,
  placeOrder,
  createProduct,
  createShippableProduct,
} from '../../support/commerce.ts'
import {
  allocateLicences,
  buyProduct,
  createLicenceSetup,
  licenceEventKindsOf,
  createLicenceProduct,
  shiftDatesBack,
  payOrder,
  poolOf,
  poolsOf,
  runAllocationAction,
  createSubscriptionProduct,
  inDays,
  refusal,
  type LicenceSetup,
} from '../../support/licences.ts'
import { createCustomer, createTenant, createTenantUser } from '../../support/people.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const staffUrl = '/api/marketplace/license-allocation'
const ownUrl = '/api/marketplace-customer/license-allocation'

describeOnEachDatabase('licences on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  describe('that were bought', () => {
    it('become a pool of their owner on delivery, once', async () => {
      const { company, product, order, pool } = await createLicenceSetup(shop, 1, { licences: 25 })
      const found = await poolOf(shop, pool)
      expect(found).toMatchObject({
        quantity: 25,
        allocated: 0,
        available: 25,
        status: 'active',
        period: 'annual',
        product: { _id: product.id },
        order: { _id: order, status: 'delivered' },
        company: { _id: company.id },
        tenant: null,
        customer: null,
        renews: null,
      })
      const [start, end] = [new Date(found.startsAt), new Date(found.expiresAt)]
      expect(end.getUTCFullYear() - start.getUTCFullYear()).toBe(1)
      expect(await poolsOf(shop, order)).toHaveLength(1)
      expect(await licenceEventKindsOf(shop, `pool=${pool}`)).toEqual(['granted'])
    })

    it('do not exist before payment, and never end when perpetual', async () => {
      const buyer = await createCustomer(shop, 1)
      const product = await createLicenceProduct(shop, { licences: 3, period: 'perpetual' })
      const { body } = await placeOrder(buyer.call, [{ product: product.id, quantity: 4 }])
      expect(await poolsOf(shop, body.data._id)).toEqual([])
      await payOrder(shop, body.data._id)
      const [pool] = await poolsOf(shop, body.data._id)
      expect(pool).toMatchObject({ quantity: 12, expiresAt: null, customer: { _id: buyer.id } })
    })

    it('are also created from delivered packages', async () => {
      const buyer = await createCustomer(shop, 2)
      const [licence, other, subscription, device] = [
        await createLicenceProduct(shop, { licences: 5 }),
        await createLicenceProduct(shop, { licences: 1 }),
        await createSubscriptionProduct(shop),
        await createShippableProduct(shop, { stock: 100 }),
      ]
      const parts = { stockMode: 'derived', type: 'package' }
      const inner = await createProduct(shop, {
        ...parts,
        includedProducts: [{ product: licence.id, quantity: 2 }],
      })
      const kit = await createProduct(shop, {
        ...parts,
        includedProducts: [
          { product: device.id, quantity: 1 },
          { product: inner.id, quantity: 1 },
          { product: other.id, quantity: 3 },
          { product: subscription.id, quantity: 4 },
        ],
      })
      const { body } = await placeOrder(buyer.call, [{ product: kit.id, quantity: 3 }])
      const { _id: order } = body.data
      await runOrderAction(shop, order, 'accept')
      await runOrderAction(shop, order, 'ship')
      await runOrderAction(shop, order, 'pack', { shipped: [{ code: kit.code, quantity: 3 }] })
      await runOrderAction(shop, order, 'dispatch')
      expect(await poolsOf(shop, order)).toEqual([])
      expect((await runOrderAction(shop, order, 'deliver')).status).toBe(200)
      const pools = await poolsOf(shop, order)
      const quantities = new Map(pools.map((each) => [each.product._id, each.quantity]))
      expect(quantities).toEqual(
        new Map([
          [licence.id, 30],
          [other.id, 9],
        ]),
      )
      const { body: made } = await shop.staff(
        'GET',
        `/api/marketplace/subscriptions?order=${order}`,
      )
      expect(made.data.map((each: any) => [each.quantity, each.status])).toEqual([[12, 'trialing']])
    })
  })

  describe('allocated to tenants', () => {
    let own: LicenceSetup
    beforeAll(async () => {
      own = await createLicenceSetup(shop, 10)
    })

    it('never exceed the pool, and errors are in the language of the reader', async () => {
      const first = await allocateLicences(shop, own, 6)
      expect(first.body.data).toMatchObject({
        quantity: 6,
        used: 0,
        status: 'active',
        usage: 'normal',
      })
      expect(first.body.data.endsAt).toBe((await poolOf(shop, own.pool)).expiresAt)
      const more = await allocateLicences(shop, own, 5)
      expect(refusal(more)).toEqual([409, 'licence_beyond_pool', '/quantity'])
      expect(more.body.error.fields['/quantity']).toBe(
        'There are not that many licenses left in the pool: 4.',
      )
      const { _id: id } = first.body.data
      const change = (body: object, language = 'en') =>
        shop.staff('PATCH', `${staffUrl}/${id}`, { body, headers: { 'accept-language': language } })
      expect((await change({ quantity: 10 })).body.data.quantity).toBe(10)
      const tooMany = await change({ quantity: 11 }, 'ar')
      expect(refusal(tooMany)).toEqual([409, 'licence_beyond_pool', '/quantity'])
      expect(tooMany.body.error.message).toMatch(/[\u0600-\u06ff].*0\./)
      await runAllocationAction(shop, id, 'reportUsage', { used: 7 })
      expect(refusal(await change({ quantity: 6 }))).toEqual([
        409,
        'licence_below_used',
        '/quantity',
      ])
      expect((await change({ quantity: 7 })).body.data).toMatchObject({
        quantity: 7,
        usage: 'full',
      })
      expect((await poolOf(shop, own.pool)).available).toBe(3)
      expect(refusal(await change({ quantity: 0 }))).toEqual([400, 'validation', '/quantity'])
      expect(await licenceEventKindsOf(shop, `allocation=${id}`)).toEqual([
        'allocated',
        'changed',
        'used',
        'changed',
      ])
    })

    it('end with their pool or before it', async () => {
      const late = await allocateLicences(shop, own, 1, { expiresAt: inDays(400) })
      expect(refusal(late)).toEqual([409, 'licence_after_pool', '/expiresAt'])
      const past = await allocateLicences(shop, own, 1, { expiresAt: inDays(-1) })
      expect(refusal(past)).toEqual([400, 'validation', '/expiresAt'])
      const made = await allocateLicences(shop, own, 1, { expiresAt: inDays(30) })
      expect(made.body.data.endsAt).toBe(made.body.data.expiresAt)
      const cleared = await shop.staff('PATCH', `${staffUrl}/${made.body.data._id}`, {
        body: { expiresAt: null },
      })
      expect(cleared.body.data.endsAt).toBe((await poolOf(shop, own.pool)).expiresAt)
    })

    it('stay with their tenant, which must belong to their owner', async () => {
      const other = await createLicenceSetup(shop, 11)
      const foreign = await allocateLicences(shop, { ...own, tenant: other.tenant }, 1)
      expect(refusal(foreign)).toEqual([409, 'licence_foreign_tenant', '/tenant'])
      const { body } = await allocateLicences(shop, own, 1)
      const second = await createTenant(shop, 12, own.company.id)
      for (const [name, value] of [
        ['tenant', second],
        ['pool', other.pool],
      ] as const) {
        const moved = await shop.staff('PATCH', `${staffUrl}/${body.data._id}`, {
          body: { [name]: value },
        })
        expect(refusal(moved)).toEqual([400, 'validation', `/${name}`])
      }
      const buyer = await createCustomer(shop, 10)
      const [pool] = await poolsOf(
        shop,
        await buyProduct(shop, buyer, await createLicenceProduct(shop)),
      )
      const foreignTenant = await allocateLicences(shop, { ...own, pool: pool._id }, 1)
      expect(refusal(foreignTenant)).toEqual([409, 'licence_foreign_tenant', '/tenant'])
    })

    it('cannot be allocated once the pool has ended', async () => {
      const over = await createLicenceSetup(shop, 13)
      const { body } = await allocateLicences(shop, over, 2)
      await shiftDatesBack(shop, 'license_pools', over.pool, 400)
      expect((await poolOf(shop, over.pool)).status).toBe('expired')
      expect(refusal(await allocateLicences(shop, over, 1))).toEqual([
        409,
        'licence_pool_expired',
        '/pool',
      ])
      const used = await runAllocationAction(shop, body.data._id, 'reportUsage', { used: 1 })
      expect(refusal(used)).toEqual([409, 'licence_pool_expired', '/pool'])
      const fewer = await shop.staff('PATCH', `${staffUrl}/${body.data._id}`, {
        body: { quantity: 1 },
      })
      expect(fewer.status).toBe(200)
    })

    it('can be counted by permission, and notify when nearly used up, as configured', async () => {
      const big = await createLicenceSetup(shop, 14, { licences: 20 })
      const { body } = await allocateLicences(shop, big, 20)
      const { _id: id } = body.data
      const as = (...permissions: string[]): ApiCall =>
        shop.asAccount({
          kind: 'tenantUser',
          tenant: big.tenant,
          company: big.company.id,
          permissions,
        })
      const meter = as('license-allocation:meter')
      const report = (call: ApiCall, used: number) =>
        call('POST', `${staffUrl}/${id}/reportUsage`, { body: { used } })
      for (let used = 0; used <= 20; used += 1) {
        const { body: after } = await report(meter, used)
        expect(after.data).toMatchObject({ used, usage: usageState({ quantity: 20, used }) })
      }
      expect((await shop.staff('GET', `${staffUrl}?usage=full&_id=${id}`)).body.meta.total).toBe(1)
      expect(refusal(await report(meter, 21))).toEqual([409, 'licence_used_beyond', '/used'])
      expect((await report(meter, -1)).status).toBe(400)
      const others = as('license-allocation:update', 'license-allocation:read')
      expect((await report(others, 1)).status).toBe(403)
      // A form opened in the meantime stays valid.
      const version = { 'if-match': `"${body.data.version}"` }
      const changed = await shop.staff('POST', `${staffUrl}/${id}/suspend`, { headers: version })
      expect(changed.status).toBe(200)
      expect(refusal(await report(meter, 20))).toEqual([200, undefined, ''])
      await report(meter, 5)
      expect(refusal(await report(meter, 6))).toEqual([409, 'licence_not_active', '/status'])
      const stale = await shop.staff('POST', `${staffUrl}/${id}/resume`, { headers: version })
      expect(refusal(stale)).toEqual([409, 'stale', ''])
    })
  })

  describe('status changes', () => {
    let own: LicenceSetup
    beforeAll(async () => {
      own = await createLicenceSetup(shop, 20, { licences: 100 })
    })

    it('suspend, resume and revoke; revoking frees the licence for good', async () => {
      const { body } = await allocateLicences(shop, own, 8)
      const { _id: id } = body.data
      expect((await runAllocationAction(shop, id, 'suspend')).body.data.status).toBe('suspended')
      expect((await runAllocationAction(shop, id, 'suspend')).status).toBe(200)
      expect((await runAllocationAction(shop, id, 'resume')).body.data.status).toBe('active')
      const before = (await poolOf(shop, own.pool)).available
      expect((await runAllocationAction(shop, id, 'revoke')).body.data).toMatchObject({
        status: 'revoked',
        quantity: 8,
      })
      await runAllocationAction(shop, id, 'revoke')
      expect((await poolOf(shop, own.pool)).available).toBe(before + 8)
      const changed = await shop.staff('PATCH', `${staffUrl}/${id}`, { body: { quantity: 9 } })
      expect(refusal(changed)).toEqual([409, 'licence_revoked', '/status'])
      expect(await licenceEventKindsOf(shop, `allocation=${id}`)).toEqual([
        'allocated',
        'suspended',
        'resumed',
        'revoked',
      ])
    })

    const verbs = [
      ['suspend', 'suspended'],
      ['resume', 'active'],
      ['revoke', 'revoked'],
      ['renew', 'active'],
    ] as const
    it.each(licenceStatuses)(
      'keep a %s licence unchanged when the table has no such transition',
      async (status) => {
        for (const [verb, to] of verbs) {
          const { body } = await allocateLicences(shop, own, 1)
          const { _id: id } = body.data
          if (status === 'revoked') await runAllocationAction(shop, id, 'revoke')
          const text = 'update license_allocation set status = $2 where id = $1'
          await runSql(shop.server.db, text, [id, status])
          const isMove = licenceMoves.some((each) => each.verb === verb && each.from === status)
          const isThere = status === to && verb !== 'renew'
          const answer = await runAllocationAction(shop, id, verb)
          const expected = isMove || isThere ? [200, undefined] : [409, 'licence_moved']
          expect([verb, answer.status, answer.body.error?.code]).toEqual([verb, ...expected])
          if (isMove) expect(answer.body.data.status).toBe(to)
        }
      },
    )
  })

  describe('of others', () => {
    let [one, two]: LicenceSetup[] = []
    let ids: string[]
    beforeAll(async () => {
      ;[one, two] = [await createLicenceSetup(shop, 30), await createLicenceSetup(shop, 31)]
      ids = [await allocateLicences(shop, one, 3), await allocateLicences(shop, two, 3)].map(
        ({ body }) => body.data._id,
      )
    })

    it('can be neither seen nor changed; a company allocates its own to its own tenants', async () => {
      if (!one || !two) throw new Error('no estates')
      const { call } = one.company
      const list = await call('GET', ownUrl)
      expect(list.body.data.map((each: any) => each._id)).toEqual([ids[0]])
      const pools = await call('GET', '/api/marketplace-customer/license-pools')
      expect(pools.body.data.map((each: any) => each._id)).toEqual([one.pool])
      const tenants = await call('GET', '/api/marketplace-customer/tenants')
      expect(tenants.body.data.map((each: any) => each._id)).toEqual([one.tenant])
      for (const verb of ['suspend', 'resume', 'revoke'])
        expect((await call('POST', `${ownUrl}/${ids[1]}/${verb}`)).status).toBe(404)
      expect((await call('PATCH', `${ownUrl}/${ids[1]}`, { body: { quantity: 1 } })).status).toBe(
        404,
      )
      const wish = (pool: string, to: string) => ({ body: { pool, tenant: to, quantity: 2 } })
      const foreign = [
        await call('POST', ownUrl, wish(two.pool, two.tenant)),
        await call('POST', ownUrl, wish(two.pool, one.tenant)),
        await call('POST', ownUrl, wish(one.pool, two.tenant)),
      ]
      expect(foreign.map(refusal)).toEqual([
        [400, 'validation', '/pool'],
        [400, 'validation', '/pool'],
        [409, 'licence_foreign_tenant', '/tenant'],
      ])
      expect((await poolOf(shop, two.pool)).allocated).toBe(3)
      const made = await call('POST', ownUrl, wish(one.pool, one.tenant))
      expect([made.status, made.body.data.company._id]).toEqual([201, one.company.id])
      const { _id: id } = made.body.data
      const fewer = await call('PATCH', `${ownUrl}/${id}`, { body: { quantity: 1 } })
      expect(fewer.body.data.quantity).toBe(1)
      for (const [verb, status] of [
        ['suspend', 'suspended'],
        ['resume', 'active'],
        ['revoke', 'revoked'],
      ])
        expect((await call('POST', `${ownUrl}/${id}/${verb}`)).body.data.status).toBe(status)
      expect(
        (await call('POST', `${ownUrl}/${id}/reportUsage`, { body: { used: 1 } })).status,
      ).toBe(404)
    })

    it('cannot be reached through the back office either', async () => {
      const every = ['license-allocation:*', 'license-pools:*', 'license-events:*']
      const { id } = one?.company ?? { id: '' }
      const root = shop.asAccount({ id, kind: 'company', company: id, permissions: every })
      expect((await root('POST', `${staffUrl}/${ids[1]}/suspend`)).status).toBe(404)
      const body = { pool: two?.pool, tenant: two?.tenant, quantity: 1 }
      expect(refusal(await root('POST', staffUrl, { body }))).toEqual([400, 'validation', '/pool'])
      for (const name of ['license-pools', 'license-allocation', 'license-events']) {
        const { body: list } = await root('GET', `/api/marketplace/${name}?limit=100`)
        expect(list.data.length).toBeGreaterThan(0)
        expect(new Set(list.data.map((each: any) => each.company._id))).toEqual(new Set([id]))
      }
    })

    it('can be read by the users of their tenant, who cannot change them, and by nobody else', async () => {
      if (!one) throw new Error('no estates')
      const bound = { tenant: one.tenant, company: one.company.id }
      const user = await createTenantUser(shop, 30, bound)
      const sibling = await createTenant(shop, 32, one.company.id)
      const neighbour = await createTenantUser(shop, 32, { ...bound, tenant: sibling })
      expect((await user.call('GET', `${ownUrl}/${ids[0]}`)).status).toBe(200)
      expect((await neighbour.call('GET', `${ownUrl}/${ids[0]}`)).status).toBe(404)
      expect((await user.call('POST', `${ownUrl}/${ids[0]}/suspend`)).status).toBe(403)
      const body = { pool: one.pool, tenant: one.tenant, quantity: 1 }
      expect((await user.call('POST', ownUrl, { body })).status).toBe(403)
      const buyer = await createCustomer(shop, 30)
      expect((await buyer.call('GET', ownUrl)).body.data).toEqual([])
      expect((await buyer.call('POST', ownUrl, { body })).status).toBe(403)
      expect((await shop.anonymous('GET', ownUrl)).status).toBe(401)
    })
  })
})
