import { runSql, type Database } from '#server/platform/database/database.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import {
  ProviderUnavailable,
  type WebhookEvent,
} from '#server/commerce/payments/paymentProvider.ts'
import type { OrderParts } from '../orderParts.ts'
import { resolveProviderRef, type PaymentRow } from './payments.ts'
import { settlePayment } from './settlePayment.ts'

const isUuid = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text)

/**
 * Saves an event before it is answered, by the provider's event id, so that repeats are ignored.
 */
export const saveWebhookEvent = (
  { db, jobs }: OrderParts,
  provider: string,
  { eventId, type, ref, paymentId }: WebhookEvent,
): Promise<void> =>
  db.transaction().execute(async (inner) => {
    const { rows } = await runSql(
      inner,
      `insert into webhook_events (provider, event_id, type, ref, payment_id) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning event_id`,
      // Others may use the same provider account with ids of their own.
      [provider, eventId, type, ref ?? null, paymentId && isUuid(paymentId) ? paymentId : null],
    )
    if (rows.length) await jobs.send(inner, 'webhook', { provider, event: eventId })
  })

type PendingWebhookEvent = {
  readonly provider: string
  readonly event_id: string
  readonly ref: string | null
  readonly payment_id: string | null
}

/**
 * Processes a webhook. It only says that something happened; the current state is fetched from the
 * provider, and retried later if that is unavailable.
 */
export async function processWebhook(
  parts: OrderParts,
  provider: string,
  eventId: string,
): Promise<void> {
  const { db } = parts
  const { rows } = await runSql<PendingWebhookEvent>(
    db,
    `select provider, event_id, ref, payment_id from webhook_events
     where provider = $1 and event_id = $2 and processed_at is null`,
    [provider, eventId],
  )
  const [event] = rows
  if (!event) return
  const payment = await resolvePayment(db, event)
  if (payment) await settlePayment(parts, payment)
  await runSql(
    db,
    'update webhook_events set processed_at = now() where provider = $1 and event_id = $2',
    [provider, eventId],
  )
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
export const trySettlePayment = (parts: OrderParts, payment: string): Promise<boolean> =>
  settlePayment(parts, payment).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProviderUnavailable) return false
      throw error
    },
  )

/** Checks payments that had no news for a while. */
export async function pollPayments(parts: OrderParts, quietSeconds = 120): Promise<void> {
  const { rows } = await runSql<PaymentRow>(
    parts.db,
    `select * from payments where state in ('new', 'open') and provider = any($2::text[])
       and (ref is not null or saved_card is not null)
       and coalesce(checked_at, created_at) < now() - make_interval(secs => $1::int)
     order by coalesce(checked_at, created_at) limit 50`,
    [quietSeconds, [...parts.providers.keys()]],
  )
  await forEachSettled(rows, async (payment) => {
    if ((await resolveProviderRef(parts, payment)) !== 'unknown')
      await trySettlePayment(parts, payment.id)
    await runSql(parts.db, 'update payments set checked_at = now() where id = $1', [payment.id])
  })
}
