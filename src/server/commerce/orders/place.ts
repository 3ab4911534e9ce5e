import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Engine } from '#server/engine/engine.ts'
import { isUniqueViolation, retryTransaction } from '#server/engine/refusals.ts'
import { claimKey, hashRequest, saveResponse, type IdempotentResponse } from './idempotency.ts'
import { orderResponse } from './orderAnswer.ts'
import type { OrderParts } from './parts.ts'
import { startPayment } from './payFor.ts'
import { orderOfCart, prepareOrder, type PlaceInput } from './prepare.ts'

export type PlaceOrderRequest = {
  readonly input: PlaceInput
  readonly key: string
  readonly identity: Identity
  readonly language: Language
}

export type PlacedResponse = IdempotentResponse & { readonly replayed: boolean }

/**
 * Places an order in three phases: prepared in one transaction, paid with none open, and answered.
 * However often and wherever it is asked, a key makes one order and one charge, and so does a cart.
 */
export async function placeOrder(
  parts: OrderParts,
  orders: Engine,
  { input, key, identity, language }: PlaceOrderRequest,
): Promise<PlacedResponse> {
  const { db } = parts
  const keyClaim = {
    caller: identity.id,
    key,
    hash: hashRequest({ ...input, brand: parts.brand.key }),
  }
  const prepare = () =>
    retryTransaction(() =>
      db.transaction().execute(async (inner): Promise<IdempotentResponse | string> => {
        const state = await claimKey(inner, keyClaim)
        if (typeof state === 'object') return state
        const known = await orderOfCart({ ...parts, db: inner }, identity.id, input)
        return known ?? prepareOrder(parts, input, { account: identity.id, language }, inner)
      }),
    )
  const prepared = await prepare().catch((error: unknown) => {
    // The same cart was sent twice at once: the other order stands by now.
    if (isUniqueViolation(error, 'orders_cart')) return prepare()
    throw error
  })
  if (typeof prepared === 'object') return { ...prepared, replayed: true }
  const payment = await startPayment(parts, prepared)
  const context = { db, language, publicly: false, brand: orders.brand, identity }
  const answer = { status: 201, body: await orderResponse(orders, prepared, payment, context) }
  await saveResponse(db, keyClaim, answer)
  return { ...answer, replayed: false }
}
