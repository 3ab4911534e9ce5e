import { setImmediate } from 'node:timers/promises'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { matchesCode } from '#domain/pricing/matchesCode.ts'
import {
  withStatementsInOrder,
  type Database,
  type Finish,
} from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { newId } from '#server/platform/newId.ts'
import { removeOrdered, type ListItem } from '#server/commerce/lists/shoppingLists.ts'
import { reserveStock, type Shortage } from '#server/commerce/stock/reservations.ts'
import { paymentMinutes } from './payments/paymentMinutes.ts'
import type { PricingFacts } from './checkout/pricingFacts.ts'
import { spendGiftCard } from './payments/giftCardPayments.ts'
import {
  insertOrder,
  nextOrderNumber,
  type InsertedRow,
  type NewOrder,
} from './checkout/insertOrder.ts'
import { summarizeNewOrder } from './invoice/summarizeNewOrder.ts'
import { notifyOfNewOrder } from './orderMails.ts'
import type { OrderServices } from './orderServices.ts'
import { insertPayment, type CardPaymentOptions } from './payments/payments.ts'
import { redeemDiscounts } from './checkout/redeemDiscounts.ts'
import { settleOrder } from './settleOrder.ts'
import { recordTransaction } from './payments/recordTransaction.ts'
import {
  assertUnpaidOrders,
  lockUnpaid,
  readUnpaid,
  unpaidShortage,
} from './payments/unpaidLimits.ts'

type OrderDraft = Omit<NewOrder, 'id' | 'brand' | 'number' | 'at' | 'deadline' | 'facts'> & {
  readonly facts: PricingFacts
  readonly method: 'card' | 'bank_transfer'
  readonly payment: CardPaymentOptions
  /** whether the shop accepts orders now, if that has just been read */
  readonly acceptsOrders?: boolean
  /** expressions of the order's row `a` to return */
  readonly expressions?: string
  /** what leaves the buyer's cart */
  readonly fromCart?: readonly ListItem[]
  /** the refusal if stock ran out meanwhile */
  readonly shortageRefusal: (shortage: Shortage) => Refusal
  /** how much the buyer may hold unpaid, for orders placed by themselves */
  readonly unpaid?: {
    readonly limits: () => UnpaidLimits
    readonly unpaidShareRefusal: (shortage: Shortage) => Refusal
  }
}

/** An order whose last statements are on their way. */
export type SentOrder = {
  readonly id: string
  /** resolves once they have succeeded, with the requested row if nothing has changed it since */
  readonly written: () => Promise<InsertedOrder | undefined>
  /** resolves once the statements of its mail are issued, which are sent with those that follow */
  readonly mailed: () => Promise<Finish<unknown>>
}

type InsertedOrder = { readonly order: NewOrder; readonly row: InsertedRow | undefined }

/** The same as `sendOrder`, and waits until the order is written. */
export const writeOrder = (
  services: OrderServices,
  db: Database,
  draft: OrderDraft,
): Promise<string> =>
  withStatementsInOrder(db, async () => completeOrder(await sendOrder(services, db, draft)))

/** Waits until an order and its mail are written, and returns its id. */
export async function completeOrder({ id, written, mailed }: SentOrder): Promise<string> {
  const [mail] = await settleAll([mailed(), written()])
  await mail()
  return id
}

/**
 * Reserves everything an order needs and saves it, in the caller's transaction. Stock and discounts
 * are taken by statements that check their availability again. To prevent deadlocks, everyone locks
 * in this order: the buyer's unpaid orders, levels by id, discounts by id, gift card, number; then
 * the ordered cart. Refuses with `payment_unavailable`.
 */
export async function sendOrder(
  services: OrderServices,
  db: Database,
  draft: OrderDraft,
): Promise<SentOrder> {
  if (!(draft.acceptsOrders ?? (await services.acceptsOrders(db))))
    throw refuse('payment_unavailable')
  const { buyer, facts, prepared, priced } = draft
  // An order fully paid by gift card never waits for money.
  const unpaid = priced.due > 0 ? draft.unpaid : undefined
  const { commerce } = services.brand
  const id = newId()
  const order = { order: id, actor: buyer.email }
  const limits = unpaid?.limits()
  const { giftCard } = facts
  const giftCardAmount = { amount: priced.giftCard, currency: priced.currency }
  const usesGiftCard = priced.giftCard > 0 && giftCard
  const takeNumber = () => nextOrderNumber(db, commerce.orderPrefix, facts.at)
  const locksMoreLater = priced.applied.length > 0 || usesGiftCard
  const [, shortage, allUnpaid, numberTaken] = await settleAll([
    unpaid && lockUnpaid(db, buyer),
    reserveStock(db, prepared.demand, order),
    unpaid && readUnpaid(db, prepared.demand, buyer),
    !locksMoreLater && takeNumber(),
  ])
  if (allUnpaid && limits) assertUnpaidOrders(allUnpaid, limits)
  if (shortage) throw draft.shortageRefusal(shortage)
  const unpaidShare = allUnpaid && limits ? unpaidShortage(allUnpaid, prepared.demand, limits) : []
  if (unpaid && unpaidShare.length) throw unpaid.unpaidShareRefusal(unpaidShare)
  const codeDiscount = prepared.basket.discounts.find((each) =>
    matchesCode(each, prepared.basket.code),
  )?.id
  await redeemDiscounts(db, priced.applied, { order: id, buyer: buyer.id, codeDiscount })
  if (usesGiftCard) await spendGiftCard(db, { id: giftCard.id, order: id, amount: giftCardAmount })

  const method = priced.due === 0 && priced.giftCard > 0 ? 'gift_card' : draft.method
  const minutes = paymentMinutes(method, commerce)
  const deadline = new Date(Date.parse(facts.at) + minutes * 60_000).toISOString()
  const number = numberTaken || (await takeNumber())
  const { key: brand } = services.brand
  const newOrder: NewOrder = { id, ...draft, brand, number, at: facts.at, method, deadline }
  const written = settleAll([
    insertOrder(db, newOrder, draft.expressions ?? ''),
    usesGiftCard &&
      recordTransaction(db, {
        order: id,
        kind: 'gift_card',
        ...giftCardAmount,
        state: 'done',
        reference: giftCard.lastFour,
        actor: buyer.email,
      }),
    draft.fromCart && removeOrdered(db, { account: buyer.id, brand }, draft.fromCart),
  ])
  const mailed = issueMail(services, db, newOrder)
  // Whoever continues with the order waits for both, after other statements.
  for (const each of [written, mailed]) each.catch(() => {})
  const inserted = async () => {
    const [row] = await written
    return draft.expressions === undefined ? undefined : { order: newOrder, row }
  }
  const sent = { id, written: inserted, mailed: () => mailed }
  if (priced.due > 0 && method !== 'card') return sent
  await completeOrder(sent)
  if (priced.due === 0) await settleOrder(services, db, id)
  else await insertPayment(services, db, id, { ...draft.payment, deadline })
  return { ...sent, written: async () => undefined }
}

/** Writes the mail while the database writes the order; resolves once its statements are issued. */
async function issueMail(
  services: OrderServices,
  db: Database,
  order: NewOrder,
): Promise<Finish<unknown>> {
  await setImmediate()
  const { promise: issued, resolve } = Promise.withResolvers<void>()
  const queued = notifyOfNewOrder(services, db, summarizeNewOrder(order), resolve)
  queued.then(resolve, resolve)
  await issued
  return () => queued
}
