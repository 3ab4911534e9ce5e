import {
  contactLifecycle,
  contactStatuses,
  type ContactStatus,
} from '#domain/quote/contactStatus.ts'
import {
  quoteMoveBlocker,
  quoteLifecycle,
  quoteStatuses,
  type QuoteActor,
  type QuoteBlocker,
  type QuoteMoveContext,
  type QuoteStatus,
} from '#domain/quote/quoteStatus.ts'

export type RequestStatus = QuoteStatus | ContactStatus

type RequestMoveContext = Omit<QuoteMoveContext, 'status'> & {
  readonly type: 'quote' | 'contact'
  readonly status: RequestStatus
}

const toQuoteStatus = (status: RequestStatus) => quoteStatuses.find((each) => each === status)
const toContactStatus = (status: RequestStatus) => contactStatuses.find((each) => each === status)

/**
 * Returns why a request cannot move to a status in the lifecycle of its type; undefined: it can.
 */
export function requestMoveBlocker(
  { type, status, ...facts }: RequestMoveContext,
  to: RequestStatus,
  by: QuoteActor,
): QuoteBlocker | undefined {
  if (type === 'quote') {
    const [from, target] = [toQuoteStatus(status), toQuoteStatus(to)]
    return from && target ? quoteMoveBlocker({ ...facts, status: from }, target, by) : 'not_allowed'
  }
  const [from, target] = [toContactStatus(status), toContactStatus(to)]
  const move = from && target && contactLifecycle.moveOf(from, target)
  return move?.by.some((each) => each === by) ? undefined : 'not_allowed'
}

export function isClosed({ type, status }: Pick<RequestMoveContext, 'type' | 'status'>): boolean {
  const [quote, contact] = [toQuoteStatus(status), toContactStatus(status)]
  if (type === 'quote') return !quote || quoteLifecycle.isTerminal(quote)
  return !contact || contactLifecycle.isTerminal(contact)
}
