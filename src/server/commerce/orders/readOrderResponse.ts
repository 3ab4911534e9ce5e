import { refuse } from '#domain/problem.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { visibleRecord } from '#server/engine/writes/guard.ts'
import type { PaymentInstructions } from './payments/startPayment.ts'

/**
 * Returns the response after placing an order in any way: the order as its buyer may see it,
 * without internal notes, and how it is paid. Refuses with `not_found` or `payment_unavailable`.
 */
export async function readOrderResponse(
  { resource, findOne }: Engine,
  id: string,
  payment: PaymentInstructions | 'unavailable',
  context: Context,
): Promise<{ readonly data: Row; readonly payment: PaymentInstructions }> {
  const order = await findOne(id, context)
  if (!order) throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
  if (payment === 'unavailable')
    throw refuse('payment_unavailable', { details: { order: { _id: id, number: order.number } } })
  return { data: visibleRecord(resource, order, context.identity), payment }
}
