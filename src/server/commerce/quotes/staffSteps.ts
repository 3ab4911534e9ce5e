import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { notifyBuyer } from './requestMails.ts'
import { isUnconfirmed, lockRequest, type RequestRow } from './lockRequest.ts'
import type { RequestStatus } from './requestLifecycle.ts'
import { addMessage, statusRefusal, moveRequest, type RequestMessage } from './moveRequest.ts'
import type { RequestActor } from './requestActor.ts'

/** A request, and the version that the caller has read. */
export type RequestRef = { readonly id: string; readonly version?: number | undefined }

/** Runs in the transaction of the action. */
type StaffStep = (
  services: OrderServices,
  db: Database,
  ref: RequestRef,
  message: RequestMessage | undefined,
  actor: RequestActor,
) => Promise<void>

async function lockAtVersion(db: Database, { id, version }: RequestRef): Promise<RequestRow> {
  const request = await lockRequest(db, id)
  if (version !== undefined && version !== request.version) throw refuse('stale')
  return request
}

/** Repeating the step has no effect. */
const moveTo =
  (to: RequestStatus): StaffStep =>
  async (services, db, ref, _, actor) => {
    const request = await lockAtVersion(db, ref)
    if (request.status !== to) await moveRequest(services, db, request, to, { actor })
  }

const moveAndNotify =
  (to: RequestStatus, template: 'requestInfoNeeded' | 'requestAnswered'): StaffStep =>
  async (services, db, ref, message, actor) => {
    const request = await lockAtVersion(db, ref)
    await moveRequest(services, db, request, to, { actor, message })
    await notifyBuyer(services, db, request, template, { ...message })
  }

export const reviewRequest = moveTo('in_review')
export const closeRequest = moveTo('closed')
export const requestInfo = moveAndNotify('info_requested', 'requestInfoNeeded')
export const answerRequest = moveAndNotify('answered', 'requestAnswered')

export const writeToBuyer: StaffStep = async (services, db, ref, message, actor) => {
  const request = await lockAtVersion(db, ref)
  if (isUnconfirmed(request)) throw statusRefusal(request, services.catalogue, actor)
  await addMessage(services, db, request, { actor, message })
  await notifyBuyer(services, db, request, 'requestMessage', { ...message })
}

export const declineByStaff: StaffStep = async (services, db, ref, message, actor) => {
  const request = await lockAtVersion(db, ref)
  if (request.status === 'declined') return
  const reason = message?.text
  const columns = { decline_reason: reason }
  await moveRequest(services, db, request, 'declined', { actor, columns, facts: { reason } })
  // An unconfirmed address gets no mail, because a stranger may have entered it.
  if (isUnconfirmed(request)) return
  await notifyBuyer(services, db, request, 'requestDeclined', { text: reason })
}
