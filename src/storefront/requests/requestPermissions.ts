import { contactLifecycle, contactStatuses } from '#domain/quote/contactStatus.ts'
import { quoteMoveBlocker, quoteLifecycle, quoteStatuses } from '#domain/quote/quoteStatus.ts'
import type { CustomerRequest } from './requestsApi.ts'

type RequestState = Pick<CustomerRequest, 'type' | 'status' | 'validUntil'>

export type RequestPermissions = {
  readonly write: boolean
  /** answer the current offer */
  readonly decide: boolean
  readonly end: boolean
}

/** Returns what a buyer can do with a request, by the same rules that the server applies. */
export function requestPermissionsOf(
  { type, status, validUntil = null }: RequestState,
  readAt: string,
): RequestPermissions {
  if (type !== 'quote') {
    const contact = contactStatuses.find((each) => each === status)
    const isOpen = contact !== undefined && !contactLifecycle.isTerminal(contact)
    return { write: isOpen, decide: false, end: false }
  }
  const quote = quoteStatuses.find((each) => each === status)
  if (!quote) return { write: false, decide: false, end: false }
  const quoteState = { status: quote, lines: [], validUntil, at: readAt }
  return {
    write: !quoteLifecycle.isTerminal(quote),
    decide: !quoteMoveBlocker(quoteState, 'accepted', 'customer'),
    end: !quoteMoveBlocker(quoteState, 'declined', 'customer'),
  }
}
