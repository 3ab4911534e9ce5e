import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { notifyShop } from './requestMails.ts'
import { lockRequest } from './lockRequest.ts'
import { addMessage, moveRequest, type RequestMessage } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

/**
 * Adds a message of the buyer; if the shop is waiting for information, that also continues the
 * request.
 */
export const writeToShop = (
  services: OrderServices,
  id: string,
  message: RequestMessage,
  actor: RequestActor,
): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request.status === 'info_requested')
      await moveRequest(services, db, request, 'in_review', { actor, message })
    else await addMessage(services, db, request, { actor, message })
    await notifyShop(services, db, request, 'requestReplied', message)
  })

export const declineByBuyer = (
  services: OrderServices,
  id: string,
  reason: string | undefined,
  actor: RequestActor,
): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request.status === 'declined') return
    const columns = reason ? { decline_reason: reason } : {}
    await moveRequest(services, db, request, 'declined', { actor, columns, facts: { reason } })
    await notifyShop(services, db, request, 'requestWithdrawn', { text: reason })
  })
