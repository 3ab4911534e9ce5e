import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { notifyBuyer } from './requestMails.ts'
import { readRequest } from './lockRequest.ts'

/** Mails a new link to the guest who sent a request; does nothing for any other address. */
export const mailRequestLink = (parts: OrderParts, id: string, email: string): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('requests')
      .where('id', '=', id)
      .where('email', '=', email)
      .where('brand', '=', parts.brand.key)
      .where('email_confirmation', 'is not', null)
      .execute()
    if (!rows.length) return
    const request = await readRequest(db, id)
    const isWaiting = request.emailConfirmation === 'waiting'
    await notifyBuyer(parts, db, request, isWaiting ? 'requestConfirm' : 'requestLink', {})
  })
