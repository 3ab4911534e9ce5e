import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { notifyBuyer } from './requestMails.ts'
import { isUnconfirmed, lockRequest, type RequestRow } from './lockRequest.ts'
import type { RequestStatus } from './requestLife.ts'
import { addMessage, moved, takeStep, type Said } from './takeStep.ts'
import type { Who } from './who.ts'

/** Which request, and the version of it that the caller has read. */
export type Aim = { readonly id: string; readonly version?: number | undefined }

/** Each within the transaction of the action that asks for it. */
type StaffStep = (
  parts: OrderParts,
  db: Database,
  aim: Aim,
  said: Said | undefined,
  who: Who,
) => Promise<void>

async function lockAimed(db: Database, { id, version }: Aim): Promise<RequestRow> {
  const request = await lockRequest(db, id)
  if (version !== undefined && version !== request.version) throw refuse('stale')
  return request
}

/** Said twice is said once. */
const quietly =
  (to: RequestStatus): StaffStep =>
  async (parts, db, aim, _, who) => {
    const request = await lockAimed(db, aim)
    if (request.status !== to) await takeStep(parts, db, request, to, { who })
  }

const telling =
  (to: RequestStatus, letter: 'requestInfoNeeded' | 'requestAnswered'): StaffStep =>
  async (parts, db, aim, said, who) => {
    const request = await lockAimed(db, aim)
    await takeStep(parts, db, request, to, { who, said })
    await notifyBuyer(parts, db, request, letter, { ...said })
  }

export const review = quietly('in_review')
export const close = quietly('closed')
export const askInfo = telling('info_requested', 'requestInfoNeeded')
export const answer = telling('answered', 'requestAnswered')

export const writeToBuyer: StaffStep = async (parts, db, aim, said, who) => {
  const request = await lockAimed(db, aim)
  if (isUnconfirmed(request)) throw moved(request, parts.catalogue, who)
  await addMessage(parts, db, request, { who, said })
  await notifyBuyer(parts, db, request, 'requestMessage', { ...said })
}

export const declineByStaff: StaffStep = async (parts, db, aim, said, who) => {
  const request = await lockAimed(db, aim)
  if (request.status === 'declined') return
  const reason = said?.text
  const set = { decline_reason: reason }
  await takeStep(parts, db, request, 'declined', { who, set, facts: { reason } })
  // An address that nobody confirmed gets no mail about what somebody typed it into.
  if (isUnconfirmed(request)) return
  await notifyBuyer(parts, db, request, 'requestDeclined', { text: reason })
}
