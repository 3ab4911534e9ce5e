import { runSql } from '#server/platform/database/database.ts'
import { sendRefund } from '#server/commerce/orders/refunds/refunds.ts'
import { processWebhook } from '#server/commerce/orders/payments/webhooks.ts'
import type { Shop } from './shop.ts'

/** Runs the work of background jobs now; it is harmless if they run it as well. */
export async function processWebhooks({ server }: Shop): Promise<void> {
  const { rows } = await runSql<{ provider: string; event_id: string }>(
    server.db,
    'select provider, event_id from webhook_events where processed_at is null order by received_at',
  )
  for (const { provider, event_id } of rows) await processWebhook(server.orders, provider, event_id)
}

export async function sendRefunds({ server }: Shop): Promise<void> {
  const { rows } = await runSql<{ id: string }>(
    server.db,
    `select id from transactions where kind = 'refund' and state = 'pending' order by created_at`,
  )
  for (const { id } of rows) await sendRefund(server.orders, id)
}
