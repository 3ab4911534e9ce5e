import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Engine } from '#server/engine/engine.ts'
import { isTaken, retried } from '#server/engine/refusals.ts'
import { claim, hashOf, keepAnswer, type Answer } from './idempotency.ts'
import { orderAnswer } from './orderAnswer.ts'
import type { OrderParts } from './parts.ts'
import { payFor } from './payFor.ts'
import { orderOfCart, prepareOrder, type PlaceInput } from './prepare.ts'

export type Placing = {
  readonly input: PlaceInput
  readonly key: string
  readonly identity: Identity
  readonly language: Language
}

export type PlacedAnswer = Answer & { readonly replayed: boolean }

/**
 * Places an order in three phases: prepared in one transaction, paid with none open, and answered.
 * However often and wherever it is asked, a key makes one order and one charge, and so does a cart.
 */
export async function placeOrder(
  parts: OrderParts,
  orders: Engine,
  { input, key, identity, language }: Placing,
): Promise<PlacedAnswer> {
  const { db } = parts
  const claimed = { caller: identity.id, key, hash: hashOf({ ...input, brand: parts.brand.key }) }
  const prepare = () =>
    retried(() =>
      db.transaction().execute(async (inner): Promise<Answer | string> => {
        const state = await claim(inner, claimed)
        if (typeof state === 'object') return state
        const known = await orderOfCart({ ...parts, db: inner }, identity.id, input)
        return known ?? prepareOrder(parts, input, { account: identity.id, language }, inner)
      }),
    )
  const begun = await prepare().catch((error: unknown) => {
    // The same cart was sent twice at once: the other order stands by now.
    if (isTaken(error, 'orders_cart')) return prepare()
    throw error
  })
  if (typeof begun === 'object') return { ...begun, replayed: true }
  const payment = await payFor(parts, begun)
  const context = { db, language, publicly: false, brand: orders.brand, identity }
  const answer = { status: 201, body: await orderAnswer(orders, begun, payment, context) }
  await keepAnswer(db, claimed, answer)
  return { ...answer, replayed: false }
}
