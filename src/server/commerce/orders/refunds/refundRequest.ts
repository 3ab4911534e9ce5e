import { nouns } from '#domain/messages/nouns.ts'
import type { Money } from '#domain/money.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Row } from '#server/engine/context.ts'
import { readReturnable } from '#server/commerce/stock/returns.ts'
import {
  assertRefundableUnits,
  requireRestockable,
  readRefundLines,
  returnableOfLines,
  refundValueOf,
  type RefundedUnits,
} from './refundLines.ts'
import { assertRefundable, refundableOf } from './refunds.ts'
import { lockOrder, readOrder, type OrderSums } from '../orderSums.ts'

/** The refund chosen by staff: units of lines, in the order sent, plus an amount. */
export type RefundRequest = {
  readonly lines: readonly RefundedUnits[]
  readonly amount: Money | undefined
}

export const readRefundRequest = ({ lines, amount }: Row): RefundRequest => ({
  lines: (Array.isArray(lines) ? lines : []).map(({ code, quantity, restock }) => ({
    code: String(code),
    quantity: Number(quantity ?? 0),
    restock: restock === true,
  })),
  amount: isMoney(amount) ? amount : undefined,
})

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const isChosen = ({ quantity }: RefundedUnits): boolean => quantity > 0

/** Returns the total of a refund; throws with the maximum if it exceeds what is refundable. */
export async function resolveRefund(
  db: Database,
  id: string,
  { lines: chosen, amount }: RefundRequest,
): Promise<{ readonly amount: Money; readonly lines: readonly RefundedUnits[] }> {
  const order = requireOrder(await lockOrder(db, id))
  const { currency } = order
  if (amount && amount.currency !== currency) throw refuseField('/amount/currency', 'field.invalid')
  if (!amount && !chosen.some(isChosen)) throw refuseField('/amount', 'field.required')
  const lines = await readRefundLines(db, id)
  assertRefundableUnits(lines, chosen)
  requireRestockable(lines, chosen, await readReturnable(db, id))
  const refundValue = refundValueOf(lines, chosen, currency).total
  const total = refundValue + (amount?.amount ?? 0)
  if (!amount || refundValue > refundableOf(order))
    assertRefundable(order, { amount: total, currency }, '/lines')
  else assertRefundable(order, { amount: total, currency }, '/amount', refundValue)
  return { amount: { amount: total, currency }, lines: chosen.filter(isChosen) }
}

/** Returns the total of a refund, whether it is possible or not. */
export async function estimateRefund(
  db: Database,
  id: string,
  { lines: chosen, amount }: RefundRequest,
): Promise<Row> {
  const order = requireOrder(await readOrder(db, id))
  const { currency } = order
  const money = (value: number): Money => ({ amount: value, currency })
  const lines = await readRefundLines(db, id)
  const refundValue = refundValueOf(lines, chosen, currency)
  const returnable = returnableOfLines(lines, chosen, await readReturnable(db, id))
  const otherAmount = amount?.currency === currency ? amount.amount : 0
  return {
    lines: refundValue.lines.map(({ total, tax }, index) => ({
      ...(returnable[index] && { returnable: returnable[index] }),
      total: money(total),
      tax: money(tax),
    })),
    total: money(refundValue.total + otherAmount),
    refundable: money(refundableOf(order)),
  }
}

function requireOrder(order: OrderSums | undefined): OrderSums {
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  return order
}
