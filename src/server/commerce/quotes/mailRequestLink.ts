import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { notifyBuyer } from './requestMails.ts'
import { readRequest } from './lockRequest.ts'

/** Mails a new link to the guest who sent a request; does nothing for any other address. */
export const mailRequestLink = (
  services: OrderServices,
  id: string,
  email: string,
): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('requests')
      .where('id', '=', id)
      .where('email', '=', email)
      .where('brand', '=', services.brand.key)
      .where('email_confirmation', 'is not', null)
      .execute()
    if (!rows.length) return
    const request = await readRequest(db, id)
    const isWaiting = request.emailConfirmation === 'waiting'
    await notifyBuyer(services, db, request, isWaiting ? 'requestConfirm' : 'requestLink', {})
  })
