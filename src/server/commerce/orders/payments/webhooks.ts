import { sql, type Selectable } from 'kysely'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf, now, timeAgo } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import {
  ProviderUnavailable,
  type WebhookEvent,
} from '#server/commerce/payments/paymentProvider.ts'
import type { OrderServices } from '../orderServices.ts'
import { resolveProviderRef } from './payments.ts'
import { recordPaymentCheck, settlePayment } from './settlePayment.ts'

const isUuid = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text)

/**
 * Saves an event before it is answered, by the provider's event id, so that repeats are ignored.
 */
export const saveWebhookEvent = (
  { db, jobs }: OrderServices,
  provider: string,
  { eventId, type, ref, paymentId }: WebhookEvent,
): Promise<void> =>
  db.transaction().execute(async (inner) => {
    const rows = await inner
      .insertInto('webhook_events')
      .values({
        provider,
        event_id: eventId,
        type,
        ref: ref ?? null,
        payment_id: paymentId && isUuid(paymentId) ? paymentId : null,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('event_id')
      .execute()
    if (rows.length) await jobs.send(inner, 'webhook', { provider, event: eventId })
  })

type PendingWebhookEvent = Pick<
  Selectable<Tables['webhook_events']>,
  'provider' | 'ref' | 'payment_id'
>

/**
 * Processes a webhook. It only says that something happened; the current state is fetched from the
 * provider, and retried later if that is unavailable.
 */
export async function processWebhook(
  services: OrderServices,
  provider: string,
  eventId: string,
): Promise<void> {
  const { db } = services
  const event = await db
    .selectFrom('webhook_events')
    .select(['provider', 'event_id', 'ref', 'payment_id'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst()
  if (!event) return
  const payment = await resolvePayment(db, event)
  if (payment) await settlePayment(services, payment)
  await db
    .updateTable('webhook_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}

/** A webhook may arrive before the response to our own request; then it provides the reference. */
async function resolvePayment(
  db: Database,
  { provider, ref, payment_id: id }: PendingWebhookEvent,
): Promise<string | undefined> {
  const { rows } = await runSql<{ id: string }>(
    db,
    `update payments set ref = coalesce(ref, $2), state = case state when 'new' then 'open' else state end
     where provider = $1 and (ref = $2 or (id = $3 and (ref is null or $2::text is null))) returning id`,
    [provider, ref, id],
  )
  return rows[0]?.id
}

/** Returns false while the provider is unavailable; the event then waits. */
export const trySettlePayment = (services: OrderServices, payment: string): Promise<boolean> =>
  settlePayment(services, payment).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderUnavailable) return false
      throw error
    },
  )

/** Checks payments that had no news for a while. */
export async function pollPayments(services: OrderServices, quietSeconds = 120): Promise<void> {
  const lastNewsAt = sql<string>`coalesce(checked_at, created_at)`
  const quietPayments = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', ['new', 'open'])
    .where(sql.ref<string>('provider'), '=', anyOf(services.providers.keys()))
    .where((eb) => eb.or([eb('ref', 'is not', null), eb('saved_card', 'is not', null)]))
    .where(lastNewsAt, '<', timeAgo(`${quietSeconds} seconds`))
    .orderBy(lastNewsAt)
    .limit(50)
    .execute()
  await forEachSettled(quietPayments, async (payment) => {
    if ((await resolveProviderRef(services, payment)) !== 'unknown')
      await trySettlePayment(services, payment.id)
    await recordPaymentCheck(services.db, payment.id)
  })
}
