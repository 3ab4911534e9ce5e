import type { Money } from './money.ts'

/** What one person of staff may not do alone, as the settings of the shop say it. */
export type SecondPersonRules = {
  /** what is given back of one order in all before a second person has to agree; undefined: any amount */
  readonly refundLimit: Money | undefined
  /** whether new super administrators need a second one */
  readonly requiresSecondAdmin: boolean
}

type RefundAmounts = {
  /** what was given back of the order so far, in its smallest units */
  readonly before: number
  readonly amount: Money
}

/** Counted over the whole order, so that many small refunds are no way around the limit. */
export const refundNeedsApproval = (
  { refundLimit }: Pick<SecondPersonRules, 'refundLimit'>,
  { before, amount }: RefundAmounts,
): boolean =>
  refundLimit !== undefined &&
  (amount.currency !== refundLimit.currency || before + amount.amount > refundLimit.amount)

/** Whether rules ask for a second person less often than they did. */
export function isLooser(next: SecondPersonRules, before: SecondPersonRules): boolean {
  if (before.requiresSecondAdmin && !next.requiresSecondAdmin) return true
  const [limit, former] = [next.refundLimit, before.refundLimit]
  if (!former) return false
  return !limit || limit.currency !== former.currency || limit.amount > former.amount
}
