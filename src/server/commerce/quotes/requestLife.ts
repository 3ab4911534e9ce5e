import {
  contactLifecycle,
  contactStatuses,
  type ContactStatus,
} from '#domain/quote/contactStatus.ts'
import {
  quoteBlockerOf,
  quoteLifecycle,
  quoteStatuses,
  type QuoteActor,
  type QuoteBlocker,
  type QuoteFacts,
  type QuoteStatus,
} from '#domain/quote/quoteStatus.ts'

export type RequestStatus = QuoteStatus | ContactStatus

type MoveFacts = Omit<QuoteFacts, 'status'> & {
  readonly type: 'quote' | 'contact'
  readonly status: RequestStatus
}

const asQuote = (status: RequestStatus) => quoteStatuses.find((each) => each === status)
const asContact = (status: RequestStatus) => contactStatuses.find((each) => each === status)

/** Why a request cannot go there now, by the table of its type; undefined: it can. */
export function blockerOf(
  { type, status, ...facts }: MoveFacts,
  to: RequestStatus,
  by: QuoteActor,
): QuoteBlocker | undefined {
  if (type === 'quote') {
    const [from, target] = [asQuote(status), asQuote(to)]
    return from && target ? quoteBlockerOf({ ...facts, status: from }, target, by) : 'not_allowed'
  }
  const [from, target] = [asContact(status), asContact(to)]
  const move = from && target && contactLifecycle.moveOf(from, target)
  return move?.by.some((each) => each === by) ? undefined : 'not_allowed'
}

/** Whether nothing can become of it any more. */
export function isClosed({ type, status }: Pick<MoveFacts, 'type' | 'status'>): boolean {
  const [quote, contact] = [asQuote(status), asContact(status)]
  if (type === 'quote') return !quote || quoteLifecycle.isTerminal(quote)
  return !contact || contactLifecycle.isTerminal(contact)
}
