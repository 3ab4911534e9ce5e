import type { Money } from './money.ts'

/** What one staff member may not do alone, according to the shop settings. */
export type SecondPersonRules = {
  /**
   * the total refunds of an order above which a second person has to approve; undefined: no limit
   */
  readonly refundLimit: Money | undefined
  /** whether new super administrators need the approval of a second one */
  readonly requiresSecondAdmin: boolean
}

type RefundAmounts = {
  /** refunded of the order so far, in minor units */
  readonly before: number
  readonly amount: Money
}

/** Counts the whole order, so that many small refunds cannot evade the limit. */
export const refundNeedsApproval = (
  { refundLimit }: Pick<SecondPersonRules, 'refundLimit'>,
  { before, amount }: RefundAmounts,
): boolean =>
  refundLimit !== undefined &&
  (amount.currency !== refundLimit.currency || before + amount.amount > refundLimit.amount)

/** Returns whether the new rules require a second person less often than the old ones. */
export function isLooser(next: SecondPersonRules, before: SecondPersonRules): boolean {
  if (before.requiresSecondAdmin && !next.requiresSecondAdmin) return true
  const [limit, former] = [next.refundLimit, before.refundLimit]
  if (!former) return false
  return !limit || limit.currency !== former.currency || limit.amount > former.amount
}
