import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { runSql } from '#server/platform/database/database.ts'
import { notifyBuyer } from './requestMails.ts'
import { readRequest } from './lockRequest.ts'

/** Mails a new link to the guest who sent a request; does nothing for any other address. */
export const mailRequestLink = (parts: OrderParts, id: string, email: string): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const { rows } = await runSql(
      db,
      'select 1 from requests where id = $1 and email = $2 and brand = $3 and email_confirmation is not null',
      [id, email, parts.brand.key],
    )
    if (!rows.length) return
    const request = await readRequest(db, id)
    const isWaiting = request.emailConfirmation === 'waiting'
    await notifyBuyer(parts, db, request, isWaiting ? 'requestConfirm' : 'requestLink', {})
  })
