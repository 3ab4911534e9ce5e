import { moveBlocker, createLifecycle, type Move } from '../lifecycle.ts'

export const quoteStatuses = [
  'submitted',
  'in_review',
  'info_requested',
  'quoted',
  'countered',
  'accepted',
  'converted',
  'declined',
  'expired',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

export type QuoteActor = 'customer' | 'staff' | 'system'
export type QuoteGuard = 'message' | 'offer' | 'in_time' | 'out_of_time'
export type QuoteMove = Move<QuoteStatus, QuoteActor, QuoteGuard>

/**
 * The permitted status changes of a quote request. Each change to `quoted` creates a new version.
 */
export const quoteMoves: readonly QuoteMove[] = [
  { from: 'submitted', to: 'in_review', by: ['staff'] },
  { from: 'submitted', to: 'declined', by: ['staff', 'customer'] },
  { from: 'in_review', to: 'info_requested', by: ['staff'], guard: 'message' },
  { from: 'in_review', to: 'quoted', by: ['staff'], guard: 'offer' },
  { from: 'in_review', to: 'declined', by: ['staff', 'customer'] },
  { from: 'info_requested', to: 'in_review', by: ['customer', 'staff'] },
  { from: 'info_requested', to: 'declined', by: ['staff', 'customer'] },
  { from: 'quoted', to: 'quoted', by: ['staff'], guard: 'offer' },
  { from: 'quoted', to: 'countered', by: ['customer'], guard: 'message' },
  { from: 'quoted', to: 'accepted', by: ['customer'], guard: 'in_time' },
  { from: 'quoted', to: 'declined', by: ['customer', 'staff'] },
  { from: 'quoted', to: 'expired', by: ['system'], guard: 'out_of_time' },
  { from: 'countered', to: 'quoted', by: ['staff'], guard: 'offer' },
  { from: 'countered', to: 'declined', by: ['staff', 'customer'] },
  { from: 'accepted', to: 'converted', by: ['system', 'staff'] },
  { from: 'accepted', to: 'declined', by: ['staff'], guard: 'message' },
  { from: 'accepted', to: 'expired', by: ['system'], guard: 'out_of_time' },
]

export const quoteLifecycle = createLifecycle(quoteStatuses, quoteMoves)

/** The facts about a quote and the request that decide which moves are possible. */
export type QuoteMoveContext = {
  readonly status: QuoteStatus
  /** unitPrice: the price staff offers per unit; null: not set yet */
  readonly lines: readonly { readonly unitPrice: number | null }[]
  /** ISO 8601; the offer is valid until then */
  readonly validUntil: string | null
  readonly message?: string | null | undefined
  /** ISO 8601 */
  readonly at: string
}

export type QuoteBlocker = QuoteGuard | 'not_allowed'

/**
 * Returns why a quote cannot move to a status; undefined: it can. Without an actor, any actor
 * counts.
 */
export const quoteMoveBlocker = (
  quote: QuoteMoveContext,
  to: QuoteStatus,
  by?: QuoteActor,
): QuoteBlocker | undefined =>
  moveBlocker(quoteLifecycle.moveOf(quote.status, to), by, (guard) => guardChecks[guard](quote))

const isInTime = ({ validUntil, at }: QuoteMoveContext): boolean =>
  validUntil !== null && Date.parse(at) <= Date.parse(validUntil)

const guardChecks: Record<QuoteGuard, (quote: QuoteMoveContext) => boolean> = {
  message: ({ message }) => Boolean(message?.trim()),
  offer: (quote) =>
    quote.lines.length > 0 &&
    quote.lines.every(({ unitPrice }) => unitPrice !== null) &&
    isInTime(quote),
  in_time: isInTime,
  out_of_time: (quote) => !isInTime(quote),
}
