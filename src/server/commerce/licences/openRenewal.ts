import type { Language } from '#domain/locale.ts'
import { currentStatuses } from '#domain/order/orderStatus.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { newId } from '#server/platform/newId.ts'
import { readBuyer } from '#server/commerce/orders/checkout/buyer.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import type { CardPaymentOptions } from '#server/commerce/orders/payments/payments.ts'
import { writeOrder } from '#server/commerce/orders/writeOrder.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { priceRenewal } from './priceRenewal.ts'
import { requireRenewable, lockSubject, type Renewable, type RenewalSubject } from './renewable.ts'
import { statusLabel } from '#server/http/statusLabel.ts'

export type RenewalRequest = {
  readonly subject: RenewalSubject
  /** the account that buys; defaults to the previous buyer */
  readonly buyer?: string
  readonly language: Language
  readonly method: 'card' | 'bank_transfer'
  readonly payment: CardPaymentOptions
  readonly actor?: string | undefined
}

export type RenewalOrder = { readonly order: string; readonly isNew: boolean }

const columns = { pool: 'pool_id', subscription: 'subscription_id' } as const

/**
 * Returns the one open order that renews a subject, within one transaction, and creates it if there
 * is none. The subject is locked first, so that of two parallel requests the second finds the order
 * of the first.
 */
export async function openRenewal(
  ownServices: OrderServices,
  db: Database,
  { subject, language, method, payment, actor, ...rest }: RenewalRequest,
): Promise<RenewalOrder> {
  const { kind, id } = subject
  const resource = kind === 'pool' ? 'license-pools' : 'subscriptions'
  await lockSubject(db, subject)
  // Checked before whether it is still renewable: if the open order is delivered in between, that
  // is noticed here.
  const openOrder = await findOpenOrder(db, subject)
  if (openOrder) return { order: openOrder, isNew: false }
  const labelOf = statusLabel(ownServices.catalogue, resource, language)
  const renewable = await requireRenewable(db, subject, labelOf)

  // The brand that sold it also renews it, wherever the request came from.
  const services = ownServices.forBrand(await readOrderBrand(db, renewable.order))
  const account = rest.buyer ?? (await findFormerBuyer(db, renewable))
  const { company, tenant, customer } = renewable
  // The renewal belongs to the owner of the original, whoever pays for it.
  const buyer = { ...(await readBuyer(db, account)), company, tenant, customer }
  const priced = await priceRenewal(services, db, { renewable, buyer, language })
  const cartId = newId()
  await db
    .insertInto('license_renewals')
    .values({ id: cartId, buyer_id: buyer.id, [columns[kind]]: id })
    .execute()
  await recordLicenceEvent(db, { kind: 'renewal_ordered', [kind]: id, actor })
  const order = await writeOrder(services, db, {
    cartId,
    buyer,
    language,
    ...priced,
    method,
    note: undefined,
    payment,
    shortageRefusal: () => refuse('out_of_stock'),
  })
  return { order, isNew: true }
}

async function findOpenOrder(
  db: Database,
  { kind, id }: RenewalSubject,
): Promise<string | undefined> {
  const order = await db
    .selectFrom('license_renewals as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.buyer_id', '=', 'r.buyer_id').onRef('o.cart_id', '=', 'r.id'),
    )
    .select('o.id')
    .where(`r.${columns[kind]}`, '=', id)
    .where('o.status', '=', anyOf(currentStatuses))
    .orderBy('r.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order?.id
}

async function readOrderBrand(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('brand').where('id', '=', id).executeTakeFirst()
  return row?.brand ?? null
}

/**
 * Returns the previous buyer, or the owner if that account is gone; throws `action_not_allowed`.
 */
async function findFormerBuyer(
  db: Database,
  { order, company, customer }: Renewable,
): Promise<string> {
  const { rows } = await runSql<{ id: string }>(
    db,
    `select a.id from orders o join accounts a on a.id = any(array[o.buyer_id, $2::uuid, $3::uuid])
     where o.id = $1 order by a.active desc, a.id is not distinct from o.buyer_id desc limit 1`,
    [order, company, customer],
  )
  if (rows[0]) return rows[0].id
  throw refuse('action_not_allowed')
}
