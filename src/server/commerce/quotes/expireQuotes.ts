import { runSql } from '#server/platform/database/database.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { recordRequestEvent } from './recordRequestEvent.ts'
import { notifyBuyer } from './requestMails.ts'
import { readRequest } from './lockRequest.ts'

/** Quotes per batch. */
const batchSize = 100

/**
 * Expires offers. Of two processes that find the same one, only one expires it and sends the mail.
 */
export async function expireQuotes(
  parts: Pick<OrderParts, 'db' | 'forBrand' | 'brandKeys'>,
): Promise<void> {
  const { db } = parts
  const { rows } = await runSql<{ id: string }>(
    db,
    `select id from requests where status = 'quoted' and valid_until < now() and brand = any($1::text[]) order by valid_until limit ${batchSize}`,
    [parts.brandKeys()],
  )
  await forEachSettled(rows, ({ id }) =>
    db.transaction().execute(async (inner) => {
      const expired = await runSql(
        inner,
        `update requests set status = 'expired', version = version + 1, updated_at = now()
         where id = $1 and status = 'quoted' and valid_until < now() returning id`,
        [id],
      )
      if (!expired.rows.length) return
      await recordRequestEvent(inner, id, 'expired')
      await notifyBuyer(parts, inner, await readRequest(inner, id), 'requestExpired', {})
    }),
  )
}
