import type { Money } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import type { Context } from '#server/engine/context.ts'
import type { OrderServices } from '../orderServices.ts'
import type { RefundedUnits } from './refundLines.ts'
import { exceedsRefundLimit } from './exceedsRefundLimit.ts'
import { assertRefundable, refundByStaff } from './refunds.ts'
import { describeUnits, reasonText } from '../orderActivity.ts'
import { lockOrder } from '../orderSums.ts'
import { readRefundRequest } from './refundRequest.ts'
import {
  approvalRequestedRefusal,
  hasPendingRequest,
  requestApproval,
} from '#server/accounts/approvals/requestApproval.ts'

type RefundInput = {
  readonly order: string
  /** the total refund */
  readonly amount: Money
  readonly reason: string
  readonly lines?: readonly RefundedUnits[]
}

/**
 * Refunds, or requests the approval of a second person if the amount exceeds the limit. Refuses
 * with `not_found` or `refund_waits`.
 */
export async function refundOrRequest(
  services: OrderServices,
  { order: id, amount, reason, lines = [], by }: RefundInput & { readonly by: 'hand' | 'transfer' },
  context: Context,
): Promise<Refusal | undefined> {
  const { db, identity, language } = context
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  if (!(await exceedsRefundLimit(db, order, amount))) {
    const actor = { id: identity?.id, name: await readActorEmail(db, identity) }
    await refundByStaff(services, db, id, amount, { reason, actor, lines })
    return undefined
  }
  assertRefundable(order, amount)
  // Two transfers may have the same excess, so only manual refunds are limited to one pending
  // request.
  if (by === 'hand' && (await hasPendingRequest(db, { kind: 'refund', facts: { order: id } })))
    throw refuse('refund_waits')
  await requestApproval(context, {
    kind: 'refund',
    subject: order.number,
    reason: [reasonText(reason, language), describeUnits(lines, language)]
      .filter(Boolean)
      .join('\n'),
    amount,
    facts: { order: id, amount, reason, lines },
  })
  return approvalRequestedRefusal()
}

/** The approver is recorded as the author of the refund, which is checked again as of now. */
export async function approveRefund(
  { orders: services }: { readonly orders: OrderServices },
  payload: Readonly<Record<string, unknown>>,
  { db, identity }: Context,
): Promise<void> {
  const { order, amount, reason, lines }: RefundInput = readRefund(payload)
  const actor = { id: identity?.id, name: await readActorEmail(db, identity) }
  await refundByStaff(services, db, order, amount, { reason, actor, lines })
}

function readRefund({
  order,
  amount,
  reason,
  lines,
}: Readonly<Record<string, unknown>>): RefundInput {
  const { amount: value, currency }: Money = Object(amount)
  return {
    order: String(order),
    amount: { amount: Number(value), currency },
    reason: String(reason),
    lines: readRefundRequest({ lines }).lines,
  }
}
