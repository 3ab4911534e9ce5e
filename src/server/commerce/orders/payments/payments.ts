import { sql, type Selectable } from 'kysely'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { newId } from '#server/platform/newId.ts'
import { ProviderUnavailable } from '#server/commerce/payments/paymentProvider.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import type { OrderServices } from '../orderServices.ts'
import { leftToPaySql } from '../orderSums.ts'

export type PaymentRow = Selectable<Tables['payments']>

export type CardPaymentOptions = {
  /** one of the buyer's saved payment methods */
  readonly savedCard?: string
  readonly saveCard?: boolean
  /** where the provider's page returns to */
  readonly returnTo?: string
}

type PaymentPlan = CardPaymentOptions & { readonly deadline: string }

/** Saves a payment for the provider, in the transaction of the order. */
export async function insertPayment(
  { provider }: OrderServices,
  db: Database,
  order: string,
  { savedCard, saveCard = false, returnTo = '/', deadline }: PaymentPlan,
): Promise<void> {
  if (!provider) return
  await runSql(
    db,
    `insert into payments (id, order_id, provider, amount, currency, saved_card, save_card, return_to, expires_at)
     select $1, o.id, $3, ${leftToPaySql('o')}, o.due_currency,
       (select m.token from payment_methods m where m.id = $4::uuid and m.owner_id = o.buyer_id and m.type = 'card' and m.provider = lower($3)),
       $5, $6, $7 from orders o where o.id = $2`,
    [newId(), order, provider.code, savedCard ?? null, saveCard, returnTo, deadline],
  )
}

/** Returns the latest payment of an order that may still succeed. */
export async function findOpenPayment(
  db: Database,
  order: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order)
    .where('state', 'in', ['new', 'open'])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Updates where the payer returns to, when a payment is continued from another page. */
export const setReturnTo = (db: Database, payment: string, returnTo: string | undefined) =>
  db
    .updateTable('payments')
    .set((eb) => ({ return_to: eb.fn.coalesce(eb.val(returnTo ?? null), 'return_to') }))
    .where('id', '=', payment)
    .execute()

/**
 * Outside of any transaction, requests the provider's payment page. Repeated requests
 * get the same page, because the payment id is the idempotency key. Returns undefined if the
 * provider is unavailable.
 */
export async function openPayment(
  services: OrderServices,
  payment: PaymentRow,
): Promise<string | undefined> {
  if (payment.url) return payment.url
  const { db } = services
  const payer = await db
    .selectFrom('orders')
    .select(['number', 'customer_name as name', 'email', 'buyer_id as buyer', 'language', 'brand'])
    .where('id', '=', payment.order_id)
    .executeTakeFirst()
  if (!payer) return undefined
  const { providers, publicUrl } = services.forBrand(payer.brand)
  const provider = providers.get(payment.provider)
  if (!provider) return undefined
  try {
    const { ref, url } = await provider.createPayment({
      paymentId: payment.id,
      orderId: payment.order_id,
      number: payer.number,
      amount: { amount: payment.amount, currency: payment.currency },
      customer: { id: payer.buyer, name: payer.name, email: payer.email },
      language: payer.language,
      returnUrl: `${publicUrl}/api/payments/${payment.id}/return`,
      webhookUrl: `${publicUrl}/api/payments/webhooks/${provider.code.toLowerCase()}`,
      expiresAt: payment.expires_at,
      key: payment.id,
      ...(payment.saved_card ? { savedCard: payment.saved_card } : {}),
      saveCard: payment.save_card,
    })
    const updated = await db
      .updateTable('payments')
      .set({
        ref: sql`coalesce(ref, ${ref})`,
        url: sql`coalesce(url, ${url})`,
        state: sql`case state when 'new' then 'open' else state end`,
      })
      .where('id', '=', payment.id)
      .returning('url')
      .executeTakeFirst()
    await recordOrderEvent(db, payment.order_id, 'payment_opened', { provider: provider.code })
    return updated?.url ?? url
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    await db
      .updateTable('payments')
      .set({ failure: error.message })
      .where('id', '=', payment.id)
      .execute()
    return undefined
  }
}

/**
 * Returns the provider's reference of a payment. A saved card is charged immediately, so the money
 * may arrive before the reference was saved; repeating the request with the same key returns it.
 */
export async function resolveProviderRef(
  services: OrderServices,
  payment: PaymentRow,
): Promise<PaymentRow | 'unknown'> {
  if (payment.ref || !payment.saved_card || !services.providers.has(payment.provider))
    return payment
  if (!(await openPayment(services, payment))) return 'unknown'
  const row = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment.id)
    .executeTakeFirst()
  return row ?? payment
}
