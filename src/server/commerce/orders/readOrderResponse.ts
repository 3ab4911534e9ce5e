import { refuse } from '#domain/problem.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { visibleRecord } from '#server/engine/writes/guard.ts'
import type { PaymentInstructions } from './payments/startPayment.ts'

type OrderResponse = { readonly data: Row; readonly payment: PaymentInstructions }

/** Reads the response after placing an order. Refuses with `not_found` or `payment_unavailable`. */
export const readOrderResponse = async (
  orders: Engine,
  id: string,
  payment: PaymentInstructions | 'unavailable',
  context: Context,
): Promise<OrderResponse> =>
  createOrderResponse(orders, await orders.findOne(id, context), payment, context)

/**
 * Returns the response after placing an order in any way: the order as its buyer may see it,
 * without internal notes, and how it is paid. Refuses with `not_found` or `payment_unavailable`.
 */
export function createOrderResponse(
  { resource }: Engine,
  order: Row | undefined,
  payment: PaymentInstructions | 'unavailable',
  context: Pick<Context, 'language' | 'identity'>,
): OrderResponse {
  if (!order) throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
  if (payment === 'unavailable')
    throw refuse('payment_unavailable', {
      details: { order: { _id: order._id, number: order.number } },
    })
  return { data: visibleRecord(resource, order, context.identity), payment }
}
