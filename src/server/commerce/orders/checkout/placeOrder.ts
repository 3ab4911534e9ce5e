import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Engine } from '#server/engine/engine.ts'
import {
  withFinishedTransaction,
  type Database,
  type Finish,
} from '#server/platform/database/database.ts'
import { isConnectionLost } from '#server/platform/database/databaseUnavailable.ts'
import { planOnce } from '#server/platform/database/planOnce.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { isUniqueViolation, retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { claimKey, hashRequest, saveResponse, type IdempotentResponse } from './idempotency.ts'
import { createOrderResponse, readOrderResponse } from '../readOrderResponse.ts'
import type { OrderServices } from '../orderServices.ts'
import type { SentOrder } from '../writeOrder.ts'
import {
  instructionsWithoutProvider,
  payableOf,
  readPayable,
  startPayment,
} from '../payments/startPayment.ts'
import { arePricedAlike, pricedBuyerOf, readBuyer } from './buyer.ts'
import { assertSameOrder, readOrderOfCart } from './orderOfCart.ts'
import { prepareOrder, readOrderBasis, type PlaceOrderInput } from './prepareOrder.ts'

export type PlaceOrderRequest = {
  readonly input: PlaceOrderInput
  readonly key: string
  readonly identity: Identity
  readonly language: Language
}

export type PlacedResponse = IdempotentResponse & { readonly isReplay: boolean }

/**
 * Places an order in one transaction, with its response if it is paid by bank transfer. Otherwise a
 * provider may have to be asked, outside of that, before the response. A key or cart results in one
 * order and one charge, however often and from wherever it is sent.
 */
export async function placeOrder(
  services: OrderServices,
  orders: Engine,
  { input, key, identity, language }: PlaceOrderRequest,
): Promise<PlacedResponse> {
  const { db } = services
  const context = { db, language, isPublic: false, brand: orders.brand, identity }
  const keyClaim = {
    caller: identity.id,
    key,
    hash: hashRequest({ ...input, brand: services.brand.key }),
  }
  const toResponse = (body: IdempotentResponse['body']) => ({ status: 201, body, isReplay: false })

  const place = async (inner: Database): Promise<Finish<PlacedResponse | string>> => {
    const beginning = settleAll([
      planOnce(inner),
      claimKey(inner, keyClaim),
      readOrderOfCart(inner, identity.id, input.cartId),
      readBuyer(inner, identity.id),
    ])
    const knownBuyer = pricedBuyerOf(identity)
    const knownBasis = readOrderBasis(services, input, knownBuyer, inner)
    // Its refusal counts if there is no order yet.
    knownBasis.catch(() => {})
    const [, claimResult, orderOfCart, buyer] = await beginning
    if (typeof claimResult === 'object') return async () => ({ ...claimResult, isReplay: true })
    if (orderOfCart) await assertSameOrder(inner, orderOfCart, input, services.brand)
    const { id, written, mailed } = orderOfCart
      ? sentBefore(orderOfCart.id)
      : await prepareOrder(
          services,
          input,
          arePricedAlike(buyer, knownBuyer)
            ? await knownBasis
            : await readOrderBasis(services, input, buyer, inner),
          { buyer, language, expressions: orders.expressions(context) },
          inner,
        )
    if (input.paymentMethod === 'card') return async () => id
    const [inserted, mail] = await settleAll([written(), mailed()])
    const [order, payable] = inserted?.row
      ? [orders.toRecord(inserted.row, context, orders.resource.fields), payableOf(inserted.order)]
      : await settleAll([orders.findOne(id, { ...context, db: inner }), readPayable(inner, id)])
    const payment = instructionsWithoutProvider(services, payable)
    if (!payment) return async () => id
    const response = toResponse(createOrderResponse(orders, order, payment, context))
    return async () => {
      await settleAll([mail(), saveResponse(inner, keyClaim, response)])
      return response
    }
  }
  const placeOnce = () => retryTransaction(() => withFinishedTransaction(db, place))
  const placed = await placeOnce().catch((error: unknown) => {
    // The order may exist by now: the same cart was sent in parallel, or only the answer was lost.
    if (isUniqueViolation(error, 'orders_cart') || isConnectionLost(error)) return placeOnce()
    throw error
  })
  if (typeof placed === 'object') return placed
  const payment = await startPayment(services, placed)
  const response = toResponse(await readOrderResponse(orders, placed, payment, context))
  await saveResponse(db, keyClaim, response)
  return response
}

const sentBefore = (id: string): SentOrder => ({
  id,
  written: async () => undefined,
  mailed: async () => async () => undefined,
})
