import { refuse, type Refusal } from '#domain/problem.ts'
import type { RequestRow } from './lockRequest.ts'

/** An offer that is not the one somebody saw, with what it is now. */
export function offerChangedRefusal(
  { round, currency, validUntil }: RequestRow,
  total: number | null,
): Refusal {
  const current = { round, total: { amount: total, currency }, validUntil }
  return refuse('quote_changed', { details: { current } })
}

/** Nobody answers an offer that they have not seen. */
export function assertRound(request: RequestRow, seenRound: number): void {
  if (request.round !== seenRound) throw offerChangedRefusal(request, request.total)
}
