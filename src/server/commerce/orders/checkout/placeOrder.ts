import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Engine } from '#server/engine/engine.ts'
import { withTransaction } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { isUniqueViolation, retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { claimKey, hashRequest, saveResponse, type IdempotentResponse } from './idempotency.ts'
import { readOrderResponse } from '../readOrderResponse.ts'
import type { OrderServices } from '../orderServices.ts'
import { startPayment } from '../payments/startPayment.ts'
import { readBuyer } from './buyer.ts'
import { assertSameOrder, readOrderOfCart } from './orderOfCart.ts'
import { prepareOrder, type PlaceOrderInput } from './prepareOrder.ts'

export type PlaceOrderRequest = {
  readonly input: PlaceOrderInput
  readonly key: string
  readonly identity: Identity
  readonly language: Language
}

export type PlacedResponse = IdempotentResponse & { readonly isReplay: boolean }

/**
 * Places an order in three phases: prepared in one transaction, paid outside of it, then answered.
 * A key or cart results in one order and one charge, however often and from wherever it is sent.
 */
export async function placeOrder(
  services: OrderServices,
  orders: Engine,
  { input, key, identity, language }: PlaceOrderRequest,
): Promise<PlacedResponse> {
  const { db } = services
  const keyClaim = {
    caller: identity.id,
    key,
    hash: hashRequest({ ...input, brand: services.brand.key }),
  }
  const prepareOnce = () =>
    retryTransaction(() =>
      withTransaction(db, async (inner): Promise<IdempotentResponse | string> => {
        const [claimResult, orderOfCart, buyer] = await settleAll([
          claimKey(inner, keyClaim),
          readOrderOfCart(inner, identity.id, input.cartId),
          readBuyer(inner, identity.id),
        ])
        if (typeof claimResult === 'object') return claimResult
        if (!orderOfCart) return prepareOrder(services, input, { buyer, language }, inner)
        await assertSameOrder(inner, orderOfCart, input, services.brand)
        return orderOfCart.id
      }),
    )
  const prepared = await prepareOnce().catch((error: unknown) => {
    // The same cart was sent in parallel: the other order exists by now.
    if (isUniqueViolation(error, 'orders_cart')) return prepareOnce()
    throw error
  })
  if (typeof prepared === 'object') return { ...prepared, isReplay: true }
  const payment = await startPayment(services, prepared)
  const context = { db, language, isPublic: false, brand: orders.brand, identity }
  const response = {
    status: 201,
    body: await readOrderResponse(orders, prepared, payment, context),
  }
  await saveResponse(db, keyClaim, response)
  return { ...response, isReplay: false }
}
