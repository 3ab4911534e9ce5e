import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { notifyShop } from './requestMails.ts'
import { lockRequest } from './lockRequest.ts'
import { addMessage, takeStep, type Said } from './takeStep.ts'
import type { Who } from './who.ts'

/** The buyer writes; where the shop has asked for information, that is the answer and it goes on. */
export const writeToShop = (parts: OrderParts, id: string, said: Said, who: Who): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request.status === 'info_requested')
      await takeStep(parts, db, request, 'in_review', { who, said })
    else await addMessage(parts, db, request, { who, said })
    await notifyShop(parts, db, request, 'requestReplied', said)
  })

export const declineByBuyer = (
  parts: OrderParts,
  id: string,
  reason: string | undefined,
  who: Who,
): Promise<void> =>
  parts.db.transaction().execute(async (db) => {
    const request = await lockRequest(db, id)
    if (request.status === 'declined') return
    const set = reason ? { decline_reason: reason } : {}
    await takeStep(parts, db, request, 'declined', { who, set, facts: { reason } })
    await notifyShop(parts, db, request, 'requestWithdrawn', { text: reason })
  })
