import { orderStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import { newId } from '#server/platform/newId.ts'
import { moveOrder } from '#server/commerce/orders/moveOrder.ts'
import { packOrder } from '#server/commerce/orders/pack.ts'
import { prepareOrder } from '#server/commerce/orders/prepare.ts'
import { dateEvents, dateLicences, dateMoney } from './ages.ts'
import { buyerCalled } from './buyers.ts'
import { day, iso } from './calendar.ts'
import type { StepFacts, StepName } from './demoOrder.ts'
import * as licences from './licences.ts'
import * as money from './money.ts'
import type { PlannedOrder, PlannedStep } from './orderPlan.ts'
import type { Seed } from './seedParts.ts'
import type { Story } from './story.ts'

/** What is done with an order at a moment. */
export type Deed = (
  seed: Seed,
  id: string,
  told: { readonly at: number; readonly facts: StepFacts },
) => Promise<void>

/** Placed and moved as people place and move them. */
export async function* orderStory(seed: Seed, order: PlannedOrder): Story {
  yield order.at
  const id = await place(seed, order)
  await dateStep(seed, id, { ...order, paid: Boolean(order.card ?? order.giftCard) })
  yield* lifeOf(seed, id, order)
}

/** What becomes of an order that stands. */
export async function* lifeOf(
  seed: Seed,
  id: string,
  { items, steps }: Pick<PlannedOrder, 'items' | 'steps'>,
): Story {
  for (const { step, at, facts } of steps) {
    yield at
    await take(seed, id, { step, at, facts, items })
    await dateStep(seed, id, { items, at, paid: ofMoney.has(step) })
  }
}

type Dating = Pick<PlannedOrder, 'items' | 'at'> & { readonly paid: boolean }

async function dateStep(
  { context: { db }, granting }: Seed,
  id: string,
  { items, at, paid }: Dating,
): Promise<void> {
  await dateEvents(db, id, at)
  if (paid) await dateMoney(db, id, at)
  if (Object.keys(items).some((code) => granting.has(code))) await dateLicences(db, at)
}

async function place(seed: Seed, order: PlannedOrder): Promise<string> {
  const { parts, products, context } = seed
  const { language, address } = buyerCalled(order.buyer)
  const { code, giftCard, note, card } = order
  const input = {
    cartId: newId(),
    items: itemsOf(order.items, products),
    paymentMethod: card ? ('card' as const) : ('bank_transfer' as const),
    ...(order.digital ? {} : { shippingAddress: address }),
    ...(code ? { code } : {}),
    ...(giftCard ? { giftCard } : {}),
    ...(note ? { note } : {}),
  }
  const account = accountOf(seed, order.buyer)
  const id = await prepareOrder(parts, input, { account, language }, context.db)
  if (card) await money.payByCard(seed, id, card)
  return id
}

export const itemsOf = (
  items: Readonly<Record<string, number>>,
  products: ReadonlyMap<string, string>,
): { readonly product: string; readonly quantity: number }[] =>
  Object.entries(items).flatMap(([code, quantity]) => {
    const product = products.get(code)
    return product ? [{ product, quantity }] : []
  })

export function accountOf({ accounts }: Pick<Seed, 'accounts'>, email: string): string {
  const account = accounts.get(email)
  if (!account) throw new Error(`the demo has nobody with the address ${email}`)
  return account
}

/** What is not just a move by staff. */
const deeds: Readonly<Partial<Record<StepName, Deed>>> = {
  paid: money.payInFull,
  partly: money.payInPart,
  overpaid: money.payTooMuch,
  proof: money.sendProof,
  proofRefused: money.turnProofDown,
  toCard: money.changeToCard,
  refunded: money.refund,
  refundSent: money.sendTransferBack,
  allocated: licences.allocate,
  used: licences.report,
  suspended: licences.suspend,
  revoked: licences.revoke,
  activated: licences.activate,
  renewed: licences.renew,
  cancelled: licences.cancel,
}

/** Steps that move money. */
const ofMoney = new Set<StepName>([
  'paid',
  'partly',
  'overpaid',
  'refunded',
  'refundSent',
  'rejected',
])

type Taken = PlannedStep & Pick<PlannedOrder, 'items'>

async function take(seed: Seed, id: string, { step, at, facts, items }: Taken): Promise<void> {
  const deed = deeds[step]
  if (deed) return deed(seed, id, { at, facts })
  const to = orderStatuses.find((each) => each === step)
  if (!to) return
  const { parts, context } = seed
  if (to === 'shipped') await packOrder(context.db, id, packed(items), {})
  await moveOrder(parts, context.db, {
    id,
    to,
    by: facts.by ?? 'staff',
    input: inputOf(to, { at, facts }),
    silent: true,
  })
  if (to === 'rejected') await money.sendRefunds(seed, id)
}

const packed = (items: PlannedOrder['items']) =>
  Object.entries(items).map(([code, quantity]) => ({ code, quantity }))

/** What staff says at each step. */
function inputOf(step: OrderStatus, { at, facts }: { at: number; facts: StepFacts }) {
  if (step === 'rejected') return { reason: facts.reason ?? 'customer', note: facts.note }
  if (step === 'shipping') return { carrier: 'Najm Express', trackingNumber: trackingNumber(at) }
  if (step === 'expected') return { estimatedDelivery: iso(at + 4 * day) }
  return {}
}

const trackingNumber = (at: number): string =>
  `NX-${String(Math.floor(at / 60_000) % 1_000_000).padStart(6, '0')}`
