import { refuse, type Refusal } from '#domain/problem.ts'
import type { RequestRow } from './lockRequest.ts'

/** The refusal `quote_changed`: the offer has changed since it was seen; with the current one. */
export function offerChangedRefusal(
  { round, currency, validUntil }: RequestRow,
  total: number | null,
): Refusal {
  const current = { round, total: { amount: total, currency }, validUntil }
  return refuse('quote_changed', { details: { current } })
}

/** Refuses responses to an offer other than the one that was seen. */
export function assertRound(request: RequestRow, seenRound: number): void {
  if (request.round !== seenRound) throw offerChangedRefusal(request, request.total)
}
