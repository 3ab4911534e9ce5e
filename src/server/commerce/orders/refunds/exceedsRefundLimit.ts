import type { Money } from '#domain/money.ts'
import { refundNeedsApproval } from '#domain/secondPerson.ts'
import type { Database } from '#server/platform/database/database.ts'
import { refundLimitOf } from '#server/accounts/approvals/secondPersonRules.ts'
import type { OrderSums } from '../orderSums.ts'

/** Returns whether a refund of an order exceeds what one staff member may give back alone. */
export async function exceedsRefundLimit(
  db: Database,
  { id, refunded, card_back }: OrderSums,
  amount: Money,
): Promise<boolean> {
  const refundLimit = await refundLimitOf(db, id)
  return refundNeedsApproval({ refundLimit }, { before: refunded + card_back, amount })
}
