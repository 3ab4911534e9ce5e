import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { runOrderAction, placeOrder, createProduct, type SampleProduct } from './commerce.ts'
import { createCompany, createTenant, type Person } from './people.ts'
import type { ApiResponse, Shop } from './shop.ts'

/** Creates a product with a number of licences for a period. */
export const createLicenceProduct = (
  shop: Shop,
  {
    licences = 10,
    period = 'annual',
    ...more
  }: { licences?: number; period?: string } & Record<string, unknown> = {},
): Promise<SampleProduct> =>
  createProduct(shop, {
    type: 'license',
    stockMode: 'none',
    licenceType: 'per_device',
    licenceQuantity: licences,
    subscriptionPeriod: period,
    ...more,
  })

export const createSubscriptionProduct = (
  shop: Shop,
  { period = 'monthly', ...more }: { period?: string } & Record<string, unknown> = {},
): Promise<SampleProduct> =>
  createProduct(shop, {
    type: 'subscription',
    stockMode: 'none',
    subscriptionType: 'platform',
    subscriptionPeriod: period,
    ...more,
  })

/** Pays an order in full, by a bank transfer that staff records. */
export async function payOrder(shop: Shop, order: string): Promise<void> {
  const { body } = await shop.staff('GET', `/api/marketplace/orders/${order}`)
  const paid = await runOrderAction(shop, order, 'recordTransfer', {
    amount: body.data.due,
    bankReference: newId(),
  })
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
}

/** Orders a digital product and pays for it, which delivers it; returns the order. */
export async function buyProduct(
  shop: Shop,
  buyer: Person,
  product: SampleProduct,
  quantity = 1,
  more: Record<string, unknown> = {},
): Promise<string> {
  const placed = await placeOrder(buyer.call, [{ product: product.id, quantity }], more)
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
  await payOrder(shop, placed.body.data._id)
  return placed.body.data._id
}

export const poolsOf = async (shop: Shop, order: string): Promise<any[]> =>
  (await shop.staff('GET', `/api/marketplace/license-pools?order=${order}`)).body.data

export const poolOf = async (shop: Shop, id: string): Promise<any> =>
  (await shop.staff('GET', `/api/marketplace/license-pools/${id}`)).body.data

export const subscriptionOf = async (shop: Shop, id: string): Promise<any> =>
  (await shop.staff('GET', `/api/marketplace/subscriptions/${id}`)).body.data

/** What a company bought, and one of its tenants. */
export type LicenceSetup = {
  readonly company: Person
  readonly tenant: string
  readonly product: SampleProduct
  readonly order: string
  readonly pool: string
}

export async function createLicenceSetup(
  shop: Shop,
  number: number,
  { licences = 10, period = 'annual' }: { licences?: number; period?: string } = {},
): Promise<LicenceSetup> {
  const owner = await createCompany(shop, number)
  const tenantId = await createTenant(shop, number, owner.id)
  const product = await createLicenceProduct(shop, { licences, period })
  const order = await buyProduct(shop, owner, product)
  const [pool] = await poolsOf(shop, order)
  return { company: owner, tenant: tenantId, product, order, pool: pool._id }
}

export const allocateLicences = (
  shop: Shop,
  { pool, tenant: to }: LicenceSetup,
  quantity: number,
  more = {},
) =>
  shop.staff('POST', '/api/marketplace/license-allocation', {
    body: { pool, tenant: to, quantity, ...more },
  })

export const runAllocationAction = (shop: Shop, id: string, verb: string, body: unknown = {}) =>
  shop.staff('POST', `/api/marketplace/license-allocation/${id}/${verb}`, { body })

/** Shifts the dates of a record back by a number of days, as if time had passed. */
export async function shiftDatesBack(
  shop: Shop,
  table: 'license_pools' | 'license_allocation' | 'subscriptions',
  id: string,
  days: number,
): Promise<void> {
  const columns = {
    license_pools: ['starts_at', 'expires_at', 'anchor'],
    license_allocation: ['expires_at'],
    subscriptions: ['starts_at', 'period_ends_at', 'anchor'],
  }[table]
  const sets = columns.map((column) => `${column} = ${column} - make_interval(days => $2::int)`)
  await runSql(shop.server.db, `update ${table} set ${sets.join(', ')} where id = $1`, [id, days])
}

/** Returns the pools whose ledger and allocations do not add up. */
export async function findInconsistentPools(shop: Shop): Promise<readonly unknown[]> {
  const { rows } = await runSql(
    shop.server.db,
    `select p.id, p.allocated, sum(a.quantity) filter (where a.status <> 'revoked') as given
     from license_pools p left join license_allocation a on a.pool = p.id group by p.id
     having p.allocated <> coalesce(sum(a.quantity) filter (where a.status <> 'revoked'), 0)`,
  )
  return rows
}

export const licenceEventKindsOf = async (shop: Shop, query: string): Promise<string[]> => {
  const { body } = await shop.staff(
    'GET',
    `/api/marketplace/license-events?${query}&sort=createdAt`,
  )
  return body.data.map((each: { kind: string }) => each.kind)
}

export const runSubscriptionAction = (shop: Shop, id: string, verb: string, body: unknown = {}) =>
  shop.staff('POST', `/api/marketplace/subscriptions/${id}/${verb}`, { body })

/** Buys a subscription and starts it; returns its id. */
export async function startSubscription(
  shop: Shop,
  buyer: Person,
  { product, period = 'monthly' }: { product?: SampleProduct; period?: string },
): Promise<string> {
  const order = await buyProduct(
    shop,
    buyer,
    product ?? (await createSubscriptionProduct(shop, { period })),
  )
  const { body } = await shop.staff('GET', `/api/marketplace/subscriptions?order=${order}`)
  const { _id: id } = body.data[0]
  await runSubscriptionAction(shop, id, 'activate')
  return id
}

/** Renews for one more period, as the owner. */
export const renewAsOwner = (
  { call }: Person,
  resource: 'subscriptions' | 'license-pools',
  id: string,
  body: object = { paymentMethod: 'bank_transfer' },
): Promise<ApiResponse> =>
  call('POST', `/api/marketplace-customer/${resource}/${id}/renew`, { body })

/** Shifts dates so that a pool or a subscription ends in `days` days; sent mails stay sent. */
export async function endInDays(
  shop: Shop,
  table: 'license_pools' | 'subscriptions',
  id: string,
  days: number,
): Promise<void> {
  const { db } = shop.server
  const column = table === 'subscriptions' ? 'period_ends_at' : 'expires_at'
  const text = `update ${table} set ${column} = now() + make_interval(secs => $2::float8 * 86400 - 5) where id = $1 returning ${column} as ends`
  const { rows } = await runSql<{ ends: string }>(db, text, [id, days])
  await runSql(db, 'update license_reminders set ends_at = $2 where subject = $1', [
    id,
    rows[0]?.ends,
  ])
}

/** Creates an allocation with a pool and tenant of its own: made-up ones would not be valid. */
export async function sampleAllocation(shop: Shop): Promise<Record<string, unknown>> {
  const created = await allocateLicences(shop, await createLicenceSetup(shop, (setupCount += 1)), 2)
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  return created.body.data
}

let setupCount = 9000

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString()

/** Returns status, code and fields of a response that may be an error. */
export const refusal = ({ status, body }: ApiResponse): readonly unknown[] => [
  status,
  body.error?.code,
  Object.keys(body.error?.fields ?? {}).join(),
]
