import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { notifyShop } from './requestMails.ts'
import { lockRequest } from './lockRequest.ts'
import { addMessage, moveRequest, type RequestMessage } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

/**
 * Adds a message of the buyer; if the shop is waiting for information, that also continues the
 * request.
 */
export const writeToShop = (
  parts: OrderParts,
  id: string,
  message: RequestMessage,
  actor: RequestActor,
): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request.status === 'info_requested')
      await moveRequest(parts, db, request, 'in_review', { actor, message })
    else await addMessage(parts, db, request, { actor, message })
    await notifyShop(parts, db, request, 'requestReplied', message)
  })

export const declineByBuyer = (
  parts: OrderParts,
  id: string,
  reason: string | undefined,
  actor: RequestActor,
): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request.status === 'declined') return
    const columns = reason ? { decline_reason: reason } : {}
    await moveRequest(parts, db, request, 'declined', { actor, columns, facts: { reason } })
    await notifyShop(parts, db, request, 'requestWithdrawn', { text: reason })
  })
