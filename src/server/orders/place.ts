import type { Money } from '#domain/money.ts'
import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Engine } from '../engine/engine.ts'
import { isTaken, retried } from '../engine/refusals.ts'
import { run } from '../database/database.ts'
import { claim, hashOf, keepAnswer, type Answer } from './idempotency.ts'
import { orderAnswer } from './orderAnswer.ts'
import type { OrderParts } from './parts.ts'
import { openPayment, openPaymentOf } from './payments.ts'
import { orderOfCart, prepareOrder, type PlaceInput } from './prepare.ts'
import { settlePayment } from './settlePayment.ts'

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

export type Payable = {
  /** the page where the payer goes on */
  readonly url: string | null
  /** how to pay by transfer */
  readonly transfer: {
    readonly reference: string
    readonly amount: Money
    readonly deadline: string
    readonly beneficiary: string
    readonly bank: string
    readonly iban: string
    readonly swift: string
  } | null
}

type ToPay = {
  readonly method: string
  readonly open: boolean
  readonly left: number
  readonly currency: Money['currency']
  readonly reference: string | null
  readonly deadline: string
  readonly language: Language
  readonly brand: string | null
}

/** How an order is paid from here on. */
export async function payFor(parts: OrderParts, id: string): Promise<Payable | 'unavailable'> {
  const { db } = parts
  const { rows } = await run<ToPay>(
    db,
    `select payment_method as method, status = 'pending' and paid - refunded < due as open, due - paid + refunded as left,
       due_currency as currency, transfer_reference as reference, payment_deadline as deadline, language, brand
     from orders where id = $1`,
    [id],
  )
  const [order] = rows
  if (!order?.open) return { url: null, transfer: null }
  const { seller } = parts.of(order.brand).brand.commerce
  if (order.method === 'bank_transfer')
    return {
      url: null,
      transfer: {
        reference: order.reference ?? '',
        amount: { amount: order.left, currency: order.currency },
        deadline: new Date(order.deadline).toISOString(),
        beneficiary: seller.legalName[order.language],
        bank: seller.bank,
        iban: seller.iban,
        swift: seller.swift,
      },
    }
  const payment = await openPaymentOf(db, id)
  const url = payment && (await openPayment(parts, payment))
  if (!payment || !url) return 'unavailable'
  // A card that the provider keeps is charged without a page.
  if (payment.saved_card) await settlePayment(parts, payment.id)
  return { url, transfer: null }
}
