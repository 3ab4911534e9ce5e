import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPeriod } from '#domain/licence/addPeriod.ts'
import { subscriptionMoves, subscriptionStatuses } from '#domain/licence/subscriptionStatus.ts'
import { facetFields, sortKeys } from '#resource/listQuery.ts'
import { runSql } from '#server/platform/database/database.ts'
import { expireLicences } from '#server/commerce/licences/expireLicences.ts'
import {
  buyProduct,
  inDays,
  licenceEventKindsOf,
  shiftDatesBack,
  renewAsOwner,
  startSubscription,
  subscriptionOf,
  createSubscriptionProduct,
  runSubscriptionAction,
} from '../../support/licences.ts'
import {
  createCompany,
  createCustomer,
  createTenant,
  createTenantUser,
  type Person,
} from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const ownUrl = '/api/marketplace-customer/subscriptions'

describeOnEachDatabase('a subscription on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  /** Owned by the buyer, and started. */
  const active = (period = 'monthly') => startSubscription(shop, buyer, { period })
  const expire = () => expireLicences({ db: shop.server.db })
  const statusOf = async (id: string) => (await subscriptionOf(shop, id)).status

  it.each(['license-pools', 'license-allocation', 'license-events', 'subscriptions'])(
    'and its records are listed as %s with every sort key and filter',
    async (name) => {
      const resource = shop.catalogue.get(name)
      if (!resource) throw new Error(name)
      const url = `/api/marketplace/${name}`
      for (const key of sortKeys(resource))
        expect([key, (await shop.staff('GET', `${url}?sort=${key}`)).status]).toEqual([key, 200])
      const facets = facetFields(resource).join()
      expect((await shop.staff('GET', `${url}?facets=${facets}`)).status).toBe(200)
      const moments = resource.fields.filter(({ kind }) => kind === 'date')
      for (const { name: field } of moments.filter((each) => resource.filters.includes(each.name)))
        expect((await shop.staff('GET', `${url}?${field}[lte]=${inDays(9)}`)).status).toBe(200)
    },
  )

  it('exists from delivery, and begins when its owner starts it', async () => {
    const product = await createSubscriptionProduct(shop, { period: 'quarterly' })
    const order = await buyProduct(shop, buyer, product, 3)
    const { body } = await buyer.call('GET', `${ownUrl}?order=${order}`)
    expect(body.data).toHaveLength(1)
    const [made] = body.data
    expect(made).toMatchObject({
      quantity: 3,
      status: 'trialing',
      period: 'quarterly',
      startsAt: null,
      periodEndsAt: null,
      product: { _id: product.id },
      customer: { _id: buyer.id },
    })
    await runSql(
      shop.server.db,
      `update orders set placed_at = placed_at - interval '20 days' where id = $1`,
      [order],
    )
    const begun = await buyer.call('POST', `${ownUrl}/${made._id}/activate`)
    expect([begun.status, begun.body.data.status]).toEqual([200, 'active'])
    const { startsAt, periodEndsAt } = begun.body.data
    expect(Math.abs(Date.parse(startsAt) - Date.now())).toBeLessThan(60_000)
    expect(periodEndsAt).toBe(addPeriod(startsAt, 'quarterly'))
    // A repeated call has no further effect.
    const again = await buyer.call('POST', `${ownUrl}/${made._id}/activate`)
    expect(again.body.data).toMatchObject({ startsAt, version: begun.body.data.version })
    expect(await licenceEventKindsOf(shop, `subscription=${made._id}`)).toEqual([
      'granted',
      'activated',
    ])
  })

  it('can also be started by staff, and never ends when perpetual', async () => {
    const product = await createSubscriptionProduct(shop, { period: 'perpetual' })
    const order = await buyProduct(shop, buyer, product)
    const { body } = await shop.staff('GET', `/api/marketplace/subscriptions?order=${order}`)
    const { _id: id } = body.data[0]
    const begun = await runSubscriptionAction(shop, id, 'activate')
    expect(begun.body.data).toMatchObject({ status: 'active', periodEndsAt: null })
    await shiftDatesBack(shop, 'subscriptions', id, 4000)
    await expire()
    expect(await statusOf(id)).toBe('active')
  })

  it('can be cancelled at once or at its end', async () => {
    const [now, later] = [await active(), await active()]
    const cancel = (id: string, when: string) =>
      buyer.call('POST', `${ownUrl}/${id}/cancel`, { body: { when } })
    expect((await cancel(now, 'now')).body.data).toMatchObject({ status: 'cancelled' })
    expect((await cancel(later, 'period_end')).body.data).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    await cancel(later, 'period_end')
    expect((await cancel(later, 'never')).status).toBe(400)
    await expire()
    expect(await statusOf(later)).toBe('active')
    await shiftDatesBack(shop, 'subscriptions', later, 32)
    await expire()
    expect(await statusOf(later)).toBe('cancelled')
    expect(await licenceEventKindsOf(shop, `subscription=${later}`)).toEqual([
      'granted',
      'activated',
      'cancel_planned',
      'cancelled',
    ])
    expect((await cancel(now, 'now')).status).toBe(200)
    const begun = await buyer.call('POST', `${ownUrl}/${now}/activate`)
    expect([begun.status, begun.body.error.code]).toEqual([409, 'subscription_moved'])
    expect(begun.body.error.message).toContain('Cancelled')
  })

  it('is due at its end, suspended after a week of grace and lost a month later', async () => {
    const id = await active()
    const after = async (days: number) => {
      await shiftDatesBack(shop, 'subscriptions', id, days)
      await expire()
      await expire()
      return statusOf(id)
    }
    const { periodEndsAt } = await subscriptionOf(shop, id)
    const left = Math.ceil((Date.parse(periodEndsAt) - Date.now()) / 86_400_000)
    expect(await after(left - 1)).toBe('active')
    expect(await after(2)).toBe('past_due')
    expect(await after(5)).toBe('past_due')
    expect(await after(2)).toBe('suspended')
    expect(await after(28)).toBe('suspended')
    expect(await after(3)).toBe('expired')
    expect(await licenceEventKindsOf(shop, `subscription=${id}`)).toEqual([
      'granted',
      'activated',
      'past_due',
      'suspended',
      'expired',
    ])
  })

  it('can be marked as paid by staff until a date', async () => {
    const id = await active()
    await shiftDatesBack(shop, 'subscriptions', id, 32)
    await expire()
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString()
    expect((await runSubscriptionAction(shop, id, 'suspend')).body.data.status).toBe('suspended')
    const past = await runSubscriptionAction(shop, id, 'resume', {
      until: '2026-01-01T00:00:00.000Z',
    })
    expect([past.status, Object.keys(past.body.error.fields)]).toEqual([400, ['/until']])
    const resumed = await runSubscriptionAction(shop, id, 'resume', { until })
    expect(resumed.body.data).toMatchObject({ status: 'active', periodEndsAt: until })
    await expire()
    expect(await statusOf(id)).toBe('active')
  })

  const verbs = [
    ['activate', 'active', {}],
    ['suspend', 'suspended', {}],
    ['resume', 'active', { until: '2100-01-01T00:00:00.000Z' }],
    ['cancel', 'cancelled', { when: 'now' }],
  ] as const
  it.each(subscriptionStatuses)(
    'that is %s allows only the transitions in the table',
    async (status) => {
      for (const [verb, to, body] of verbs) {
        const id = await active()
        const text = 'update subscriptions set status = $2 where id = $1'
        await runSql(shop.server.db, text, [id, status])
        const listed = subscriptionMoves.some(
          (each) => each.from === status && each.to === to && each.by.includes('staff'),
        )
        // Activation is for subscriptions that have not started, resuming for those that have.
        const isStart = status === 'trialing'
        const fits = verb === 'activate' ? isStart : verb !== 'resume' || !isStart
        const answer = await runSubscriptionAction(shop, id, verb, body)
        const goes = (listed && fits) || status === to
        expect([verb, answer.status, answer.body.error?.code]).toEqual(
          goes ? [verb, 200, undefined] : [verb, 409, 'subscription_moved'],
        )
        expect(await statusOf(id)).toBe(goes ? to : status)
      }
    },
  )

  it('of another buyer is invisible', async () => {
    const id = await active()
    const stranger = await createCustomer(shop, 2)
    expect((await stranger.call('GET', ownUrl)).body.data).toEqual([])
    for (const [verb, body] of [
      ['activate', {}],
      ['cancel', { when: 'now' }],
      ['renew', { paymentMethod: 'card' }],
    ] as const)
      expect((await stranger.call('POST', `${ownUrl}/${id}/${verb}`, { body })).status).toBe(404)
    expect((await buyer.call('POST', `${ownUrl}/${id}/suspend`)).status).toBe(404)
    expect(await statusOf(id)).toBe('active')
  })

  it('bought by a tenant belongs to it and to its company', async () => {
    const root = await createCompany(shop, 1)
    const of = await createTenant(shop, 1, root.id)
    const user = await createTenantUser(shop, 1, { tenant: of, company: root.id })
    const other = await createTenantUser(shop, 2, {
      tenant: await createTenant(shop, 2, root.id),
      company: root.id,
    })
    const id = await startSubscription(shop, user, {})
    const renewal = await renewAsOwner(root, 'subscriptions', id)
    expect(renewal.body.data.tenant._id).toBe(of)
    const same = await renewAsOwner(user, 'subscriptions', id)
    expect([same.status, same.body.data._id]).toEqual([200, renewal.body.data._id])
    const seen = async (call: Person['call']) => (await call('GET', `${ownUrl}/${id}`)).status
    expect([await seen(user.call), await seen(root.call), await seen(other.call)]).toEqual([
      200, 200, 404,
    ])
    const cancelled = await root.call('POST', `${ownUrl}/${id}/cancel`, { body: { when: 'now' } })
    expect(cancelled.body.data.status).toBe('cancelled')
  })
})

it('concurrent processes end an expired subscription once on PostgreSQL', async () => {
  const shop = await openShop('postgres')
  const buyer = await createCustomer(shop, 1)
  const product = await createSubscriptionProduct(shop)
  const ids: string[] = []
  for (let at = 0; at < 12; at += 1) ids.push(await startSubscription(shop, buyer, { product }))
  for (const id of ids) await shiftDatesBack(shop, 'subscriptions', id, 32)
  const { db } = shop.server
  await Promise.all(Array.from({ length: 4 }, () => expireLicences({ db })))
  await expireLicences({ db })
  for (const id of ids)
    expect(await licenceEventKindsOf(shop, `subscription=${id}`)).toEqual([
      'granted',
      'activated',
      'past_due',
    ])
  await shop.close()
})
