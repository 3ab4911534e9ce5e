import { anyOf, newVersion, now } from '#server/platform/database/expressions.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { recordRequestEvent } from './recordRequestEvent.ts'
import { notifyBuyer } from './requestMails.ts'
import { readRequest } from './lockRequest.ts'

const batchSize = 100

/**
 * Expires offers. Of two processes that find the same one, only one expires it and sends the mail.
 */
export async function expireQuotes(
  services: Pick<OrderServices, 'db' | 'forBrand' | 'brandKeys'>,
): Promise<void> {
  const { db } = services
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('status', '=', 'quoted')
    .where('valid_until', '<', now)
    .where('brand', '=', anyOf(services.brandKeys()))
    .orderBy('valid_until')
    .limit(batchSize)
    .execute()
  await forEachSettled(rows, ({ id }) =>
    db.transaction().execute(async (inner) => {
      const expired = await inner
        .updateTable('requests')
        .set({ status: 'expired', ...newVersion })
        .where('id', '=', id)
        .where('status', '=', 'quoted')
        .where('valid_until', '<', now)
        .returning('id')
        .execute()
      if (!expired.length) return
      await recordRequestEvent(inner, id, 'expired')
      await notifyBuyer(services, inner, await readRequest(inner, id), 'requestExpired', {})
    }),
  )
}
