import type { Language } from '#domain/locale.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { isTyped } from '#domain/pricing/typedCode.ts'
import type { PricedBasket } from '#domain/pricing/types.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { reserve, type Shortage } from '#server/commerce/stock/reservations.ts'
import type { Prepared } from './basket.ts'
import type { Buyer } from './buyer.ts'
import type { Recurring } from './cartPrice.ts'
import { minutesFor } from './deadline.ts'
import { recordEvent } from './events.ts'
import type { Facts } from './facts.ts'
import { spendGiftCard } from './giftCard.ts'
import { insertOrder, type ShippingAddress } from './insertOrder.ts'
import { notifyBuyer } from './orderMails.ts'
import type { OrderParts } from './parts.ts'
import { planPayment, type PaymentWish } from './payments.ts'
import { redeem } from './redeem.ts'
import { settleOrder } from './settleOrder.ts'
import { recordTransaction } from './transactions.ts'
import { beyondShare, refuseTooManyUnpaid } from './unpaid.ts'

export type Agreed = {
  /** one cart makes one order; orders that come another way have none */
  readonly cartId: string | null
  readonly buyer: Buyer
  readonly language: Language
  readonly address: ShippingAddress | undefined
  readonly prepared: Prepared
  readonly priced: PricedBasket
  readonly facts: Facts
  /** what the buyer was told to pay in further periods */
  readonly recurring?: Recurring
  readonly method: 'card' | 'bank_transfer'
  readonly note: string | undefined
  readonly payment: PaymentWish
  /** the request for a quote that it comes from */
  readonly quote?: string
  /** what is said where somebody else was faster */
  readonly shortage: (shortage: Shortage) => Refusal
  /** how much its buyer may hold unpaid, where they order by themselves */
  readonly unpaid?: {
    readonly limits: () => UnpaidLimits
    readonly beyond: (beyond: Shortage) => Refusal
  }
}

/**
 * Takes what an order takes and writes it down, within one transaction. Stock and discounts are taken
 * by statements that ask whether they are still there. What is locked is locked in one sequence by
 * everybody: the buyer's unpaid orders, levels by id, discounts by id, gift card, number; a cart that
 * is ordered comes last.
 */
export async function writeOrder(parts: OrderParts, db: Database, agreed: Agreed): Promise<string> {
  if (!(await parts.takesPayment(db))) throw refuse('payment_unavailable')
  const { buyer, facts, prepared, priced } = agreed
  // What a gift card pays in full never waits for money.
  const unpaid = priced.due > 0 ? agreed.unpaid : undefined
  const { commerce } = parts.brand
  const id = newId()
  const order = { order: id, actor: buyer.email }
  if (unpaid) await refuseTooManyUnpaid(db, buyer, unpaid.limits())
  const shortage = await reserve(db, prepared.demand, order)
  if (shortage) throw agreed.shortage(shortage)
  const beyond = unpaid ? await beyondShare(db, prepared.demand, buyer, unpaid.limits()) : []
  if (unpaid && beyond.length) throw unpaid.beyond(beyond)
  const typed = prepared.basket.discounts.find((each) => isTyped(each, prepared.basket.code))?.id
  await redeem(db, priced.applied, { order: id, buyer: buyer.id, typed })
  const { giftCard } = facts
  const tendered = { amount: priced.giftCard, currency: priced.currency }
  const pays = priced.giftCard > 0 && giftCard
  if (pays) await spendGiftCard(db, { id: giftCard.id, order: id, amount: tendered })

  const method = priced.due === 0 && priced.giftCard > 0 ? 'gift_card' : agreed.method
  const minutes = minutesFor(method, commerce)
  const deadline = new Date(Date.parse(facts.at) + minutes * 60_000).toISOString()
  await insertOrder(db, {
    id,
    ...agreed,
    brand: parts.brand.key,
    prefix: commerce.orderPrefix,
    at: facts.at,
    method,
    deadline,
  })
  if (pays)
    await recordTransaction(db, {
      order: id,
      kind: 'gift_card',
      ...tendered,
      state: 'done',
      reference: giftCard.lastFour,
      actor: buyer.email,
    })
  await recordEvent(db, id, 'placed', {}, { id: buyer.id, name: buyer.name })
  await notifyBuyer(parts, db, id, 'placed')
  if (priced.due === 0) await settleOrder(parts, db, id)
  else if (method === 'card') await planPayment(parts, db, id, { ...agreed.payment, deadline })
  return id
}
