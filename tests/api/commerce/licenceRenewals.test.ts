import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPeriod } from '#domain/licence/addPeriod.ts'
import { runSql } from '#server/platform/database/database.ts'
import { expireLicences } from '#server/commerce/licences/expireLicences.ts'
import { firstTerm, endOfTerm, nextTerm } from '#server/commerce/licences/terms.ts'
import { runOrderAction } from '../../support/commerce.ts'
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
  renewAsOwner,
  runAllocationAction,
  startSubscription,
  subscriptionOf,
  createSubscriptionProduct,
  runSubscriptionAction,
  findInconsistentPools,
} from '../../support/licences.ts'
import { createCompany, createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('a renewal on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  const expire = () => expireLicences({ db: shop.server.db })
  const allocation = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/license-allocation/${id}`)).body.data

  describe('of a subscription', () => {
    it('creates one open order, which is answered like any order', async () => {
      const id = await startSubscription(shop, buyer, {})
      const first = await renewAsOwner(buyer, 'subscriptions', id)
      expect([first.status, first.body.error]).toEqual([201, undefined])
      expect(first.body.data).toMatchObject({
        status: 'pending',
        customer: { _id: buyer.id },
        total: { amount: 1000, currency: 'USD' },
      })
      expect(first.body.payment.transfer.reference).toContain(first.body.data.number)
      const second = await renewAsOwner(buyer, 'subscriptions', id, { paymentMethod: 'card' })
      expect([second.status, second.body.data._id]).toEqual([200, first.body.data._id])
      expect(second.body.payment.url).toMatch(/^http/)
      expect((await renewAsOwner(buyer, 'subscriptions', id, {})).status).toBe(400)
      const byStaff = await runSubscriptionAction(shop, id, 'renew')
      expect(byStaff.status).toBe(200)
      const { body } = await shop.staff(
        'GET',
        `/api/marketplace/orders?customer=${buyer.id}&status=pending`,
      )
      expect(body.data.map((each: any) => each._id)).toEqual([first.body.data._id])
      await runOrderAction(shop, first.body.data._id, 'reject', { reason: 'staff' })
      const third = await renewAsOwner(buyer, 'subscriptions', id)
      expect([third.status, third.body.data._id === first.body.data._id]).toEqual([201, false])
    })

    it('adds the next period once paid, counted from the first day', async () => {
      const id = await startSubscription(shop, buyer, { period: 'annual' })
      const { startsAt } = await subscriptionOf(shop, id)
      for (const periods of [2, 3]) {
        const { body } = await renewAsOwner(buyer, 'subscriptions', id)
        await payOrder(shop, body.data._id)
        expect(await subscriptionOf(shop, id)).toMatchObject({
          startsAt,
          periodEndsAt: addPeriod(startsAt, 'annual', periods),
          status: 'active',
        })
      }
      expect(await licenceEventKindsOf(shop, `subscription=${id}`)).toEqual([
        'granted',
        'activated',
        'renewal_ordered',
        'renewed',
        'renewal_ordered',
        'renewed',
      ])
    })

    it('continues an overdue licence from its end, and a suspended one from today', async () => {
      const [late, lost] = [
        await startSubscription(shop, buyer, {}),
        await startSubscription(shop, buyer, {}),
      ]
      for (const [id, days] of [
        [late, 33],
        [lost, 45],
      ] as const) {
        await shiftDatesBack(shop, 'subscriptions', id, days)
        await expire()
      }
      const before = await subscriptionOf(shop, late)
      expect([before.status, (await subscriptionOf(shop, lost)).status]).toEqual([
        'past_due',
        'suspended',
      ])
      for (const id of [late, lost])
        await payOrder(shop, (await renewAsOwner(buyer, 'subscriptions', id)).body.data._id)
      const [one, two] = [await subscriptionOf(shop, late), await subscriptionOf(shop, lost)]
      expect([one.status, two.status]).toEqual(['active', 'active'])
      expect(one.periodEndsAt).toBe(addPeriod(before.startsAt, 'monthly', 2))
      expect(
        Math.abs(
          Date.parse(two.periodEndsAt) -
            Date.parse(addPeriod(new Date().toISOString(), 'monthly') ?? ''),
        ),
      ).toBeLessThan(60_000)
    })

    it('withdraws a cancellation, and starts anew if the licence ended meanwhile', async () => {
      const id = await startSubscription(shop, buyer, {})
      const cancel = (when: string) => runSubscriptionAction(shop, id, 'cancel', { when })
      await cancel('period_end')
      await payOrder(shop, (await renewAsOwner(buyer, 'subscriptions', id)).body.data._id)
      expect(await subscriptionOf(shop, id)).toMatchObject({
        cancelAtPeriodEnd: false,
        cancelledAt: null,
      })
      const { body } = await renewAsOwner(buyer, 'subscriptions', id)
      await cancel('now')
      await payOrder(shop, body.data._id)
      expect((await subscriptionOf(shop, id)).status).toBe('cancelled')
      const made = await shop.staff('GET', `/api/marketplace/subscriptions?order=${body.data._id}`)
      expect(made.body.data.map((each: any) => each.status)).toEqual(['trialing'])
      const again = await renewAsOwner(buyer, 'subscriptions', id)
      expect([again.status, again.body.error.code]).toEqual([409, 'subscription_moved'])
      const unbegun = await renewAsOwner(buyer, 'subscriptions', made.body.data[0]._id)
      expect([unbegun.status, unbegun.body.error.code]).toEqual([409, 'subscription_moved'])
    })

    it('keeps a discount for every period, and drops one for the first', async () => {
      const product = await createSubscriptionProduct(shop)
      const discount = (code: string, percentage: number, discountPeriod: string) =>
        shop.staff('POST', '/api/marketplace/discounts', {
          body: {
            title: code,
            type: 'code_discount',
            code,
            percentage,
            discountPeriod,
            usesPerCustomer: 1,
          },
        })
      const every = await discount('EVERY', 20, 'every')
      await discount('FIRST', 30, 'first')
      const dueFor = async (code: string) => {
        const order = await buyProduct(shop, buyer, product, 1, { code })
        const { body } = await shop.staff('GET', `/api/marketplace/subscriptions?order=${order}`)
        const { _id: id } = body.data[0]
        await runSubscriptionAction(shop, id, 'activate')
        const renewed = await renewAsOwner(buyer, 'subscriptions', id)
        await payOrder(shop, renewed.body.data._id)
        const again = await renewAsOwner(buyer, 'subscriptions', id)
        return [renewed, again].map((each) => each.body.data.due.amount)
      }
      await shop.staff('POST', '/api/marketplace/discounts', {
        body: { title: 'Market', type: 'market_discount', percentage: 5, discountPeriod: 'first' },
      })
      expect(await dueFor('EVERY')).toEqual([800, 800])
      expect(await dueFor('FIRST')).toEqual([1000, 1000])
      const { body } = await shop.staff('GET', `/api/marketplace/discounts/${every.body.data._id}`)
      expect(body.data.used).toBe(1)
    })
  })

  describe('of a pool', () => {
    it('creates another pool that begins when the first one ends', async () => {
      const own = await createLicenceSetup(shop, 1, { licences: 10 })
      const before = await poolOf(shop, own.pool)
      const { body } = await renewAsOwner(own.company, 'license-pools', own.pool)
      await payOrder(shop, body.data._id)
      const [next] = await poolsOf(shop, body.data._id)
      expect(next).toMatchObject({
        quantity: 10,
        startsAt: before.expiresAt,
        expiresAt: addPeriod(before.startsAt, 'annual', 2),
        renews: { _id: own.pool },
        company: { _id: own.company.id },
      })
      expect(await poolOf(shop, own.pool)).toEqual(before)
      const again = await renewAsOwner(own.company, 'license-pools', own.pool)
      expect([again.status, again.body.error.code]).toEqual([409, 'licence_renewed'])
      const further = await renewAsOwner(own.company, 'license-pools', next._id)
      expect(further.status).toBe(201)
    })

    it('carries over allocations as far as there is room when the old pool ends', async () => {
      const own = await createLicenceSetup(shop, 2, { licences: 10 })
      const [whole, short, early] = [
        (await allocateLicences(shop, own, 4)).body.data._id,
        (await allocateLicences(shop, own, 4)).body.data._id,
        (
          await allocateLicences(shop, own, 2, {
            expiresAt: new Date(Date.now() + 864e5).toISOString(),
          })
        ).body.data._id,
      ]
      await runAllocationAction(shop, whole, 'reportUsage', { used: 3 })
      await payOrder(
        shop,
        (await renewAsOwner(own.company, 'license-pools', own.pool)).body.data._id,
      )
      const { body } = await shop.staff(
        'GET',
        `/api/marketplace/license-pools?company=${own.company.id}`,
      )
      const next = body.data.find((each: any) => each.renews)
      expect((await allocateLicences(shop, { ...own, pool: next._id }, 5)).status).toBe(201)
      await expire()
      expect((await allocation(whole)).pool._id).toBe(own.pool)
      for (const id of [own.pool, next._id]) await shiftDatesBack(shop, 'license_pools', id, 366)
      await shiftDatesBack(shop, 'license_allocation', early, 366)
      await expire()
      expect(await allocation(whole)).toMatchObject({
        pool: { _id: next._id },
        status: 'active',
        used: 3,
      })
      expect(await allocation(short)).toMatchObject({ pool: { _id: own.pool }, status: 'expired' })
      expect(await allocation(early)).toMatchObject({ pool: { _id: own.pool }, status: 'expired' })
      expect(await findInconsistentPools(shop)).toEqual([])
      const refused = await runAllocationAction(shop, short, 'renew')
      expect([refused.status, refused.body.error.code]).toEqual([409, 'licence_beyond_pool'])
      expect((await runAllocationAction(shop, early, 'renew')).status).toBe(409)
      const { body: given } = await shop.staff(
        'GET',
        `/api/marketplace/license-allocation?pool=${next._id}&quantity[gte]=5`,
      )
      await runAllocationAction(shop, given.data[0]._id, 'revoke')
      expect((await runAllocationAction(shop, short, 'renew')).body.data).toMatchObject({
        status: 'active',
        pool: { _id: next._id },
      })
      expect((await runAllocationAction(shop, early, 'renew')).body.data.status).toBe('active')
    })

    it('that is late begins when it arrives and revives expired allocations', async () => {
      const own = await createLicenceSetup(shop, 3, { licences: 10, period: 'monthly' })
      const { body } = await allocateLicences(shop, own, 6)
      const suspended = await allocateLicences(shop, own, 2)
      await runAllocationAction(shop, suspended.body.data._id, 'suspend')
      await shiftDatesBack(shop, 'license_pools', own.pool, 50)
      await expire()
      expect((await allocation(body.data._id)).status).toBe('expired')
      const again = await runAllocationAction(shop, body.data._id, 'renew')
      expect([again.status, again.body.error.code]).toEqual([409, 'licence_pool_expired'])
      const renewal = await renewAsOwner(own.company, 'license-pools', own.pool)
      await payOrder(shop, renewal.body.data._id)
      expect(await findInconsistentPools(shop)).toEqual([])
      const [next] = await poolsOf(shop, renewal.body.data._id)
      expect(Math.abs(Date.parse(next.startsAt) - Date.now())).toBeLessThan(60_000)
      expect(next).toMatchObject({
        quantity: 10,
        allocated: 8,
        expiresAt: addPeriod(next.startsAt, 'monthly'),
      })
      expect(await allocation(body.data._id)).toMatchObject({
        status: 'active',
        pool: { _id: next._id },
      })
      expect(await licenceEventKindsOf(shop, `allocation=${body.data._id}`)).toEqual([
        'allocated',
        'expired',
        'renewed',
      ])
    })

    it('is refused for perpetual or discontinued products, and uses today’s price', async () => {
      const product = await createLicenceProduct(shop, { licences: 7 })
      const [pool] = await poolsOf(shop, await buyProduct(shop, buyer, product, 3))
      const price = { amount: 2500, currency: 'USD' }
      await shop.staff('PATCH', `/api/marketplace/products/${product.id}`, { body: { price } })
      const { body } = await renewAsOwner(buyer, 'license-pools', pool._id)
      expect([body.data.items[0].quantity, body.data.total.amount]).toEqual([3, 7500])
      await runOrderAction(shop, body.data._id, 'reject', { reason: 'staff' })
      await shop.staff('POST', `/api/marketplace/products/${product.id}/hide`)
      const hidden = await renewAsOwner(buyer, 'license-pools', pool._id)
      expect([hidden.status, hidden.body.error.code]).toEqual([409, 'not_for_sale'])
      const forEver = await createLicenceProduct(shop, { period: 'perpetual' })
      const [endless] = await poolsOf(shop, await buyProduct(shop, buyer, forEver))
      const answer = await renewAsOwner(buyer, 'license-pools', endless._id)
      expect([answer.status, answer.body.error.code]).toEqual([409, 'licence_perpetual'])
      const stranger = await createCustomer(shop, 9)
      expect((await renewAsOwner(stranger, 'license-pools', pool._id)).status).toBe(404)
    })

    it('can be ordered by staff for the buyer, by transfer', async () => {
      const own = await createLicenceSetup(shop, 4)
      const answer = await shop.staff('POST', `/api/marketplace/license-pools/${own.pool}/renew`)
      expect(answer.status).toBe(200)
      const { body } = await own.company.call(
        'GET',
        '/api/marketplace-customer/orders?status=pending',
      )
      expect(body.data).toHaveLength(1)
      expect(body.data[0].paymentMethod).toBe('bank_transfer')
      const open = await renewAsOwner(own.company, 'license-pools', own.pool)
      expect([open.status, open.body.data._id]).toEqual([200, body.data[0]._id])
    })

    it('that costs nothing applies at once', async () => {
      const root = await createCompany(shop, 5)
      const product = await createLicenceProduct(shop, { price: 1000 })
      const [pool] = await poolsOf(shop, await buyProduct(shop, root, product))
      // As it was before there was a minimum price.
      await runSql(shop.server.db, 'update products set price = 0 where id = $1', [product.id])
      const { status, body } = await renewAsOwner(root, 'license-pools', pool._id)
      expect([status, body.data.status]).toEqual([201, 'delivered'])
      expect((await poolsOf(shop, body.data._id))[0].renews._id).toBe(pool._id)
    })
  })
})

describe('concurrent renewals on PostgreSQL', () => {
  it.each(['subscriptions', 'license-pools'] as const)(
    'of %s create one order',
    async (resource) => {
      const shop = await openShop('postgres')
      const own = await createLicenceSetup(shop, 1)
      const id =
        resource === 'license-pools' ? own.pool : await startSubscription(shop, own.company, {})
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          renewAsOwner(own.company, resource, id, { paymentMethod: 'card' }),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
      expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
      const { rows } = await runSql(shop.server.db, 'select 1 from payments')
      expect(rows).toHaveLength(1)
      await shop.close()
    },
  )
})

it('periods count from the first day, or from their end when their length changes', () => {
  const first = firstTerm('monthly', '2026-01-31T10:00:00.000Z')
  const second = nextTerm(first, 'monthly')
  const third = nextTerm(second, 'monthly')
  expect([first, second, third].map(endOfTerm)).toEqual([
    '2026-02-28T10:00:00.000Z',
    '2026-03-31T10:00:00.000Z',
    '2026-04-30T10:00:00.000Z',
  ])
  const yearly = nextTerm(third, 'annual')
  expect(endOfTerm(yearly)).toBe('2027-04-30T10:00:00.000Z')
  expect(endOfTerm(nextTerm(yearly, 'perpetual'))).toBe(null)
})
