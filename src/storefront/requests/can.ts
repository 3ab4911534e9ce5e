import { contactLife, contactStatuses } from '#domain/quote/contactStatus.ts'
import { quoteBlockerOf, quoteLife, quoteStatuses } from '#domain/quote/quoteStatus.ts'
import type { Request } from './requestsApi.ts'

type Facts = Pick<Request, 'type' | 'status' | 'validUntil'>

export type Can = {
  readonly write: boolean
  /** answer the offer that stands */
  readonly decide: boolean
  readonly end: boolean
}

/** What a buyer can do about a request, by the tables that the server goes by. */
export function canDo({ type, status, validUntil = null }: Facts, at: string): Can {
  if (type !== 'quote') {
    const contact = contactStatuses.find((each) => each === status)
    const isOpen = contact !== undefined && !contactLife.isTerminal(contact)
    return { write: isOpen, decide: false, end: false }
  }
  const quote = quoteStatuses.find((each) => each === status)
  if (!quote) return { write: false, decide: false, end: false }
  const facts = { status: quote, lines: [], validUntil, at }
  return {
    write: !quoteLife.isTerminal(quote),
    decide: !quoteBlockerOf(facts, 'accepted', 'customer'),
    end: !quoteBlockerOf(facts, 'declined', 'customer'),
  }
}
