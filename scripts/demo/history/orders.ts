import { orderStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import { newId } from '#server/platform/newId.ts'
import { moveOrder } from '#server/commerce/orders/moveOrder.ts'
import { packOrder } from '#server/commerce/orders/packOrder.ts'
import { readBuyer } from '#server/commerce/orders/checkout/buyer.ts'
import { prepareOrder, readOrderBasis } from '#server/commerce/orders/checkout/prepareOrder.ts'
import { completeOrder } from '#server/commerce/orders/writeOrder.ts'
import { backdateEvents, backdateLicences, backdateTransactions } from './backdate.ts'
import { buyerByEmail } from '../people/buyers.ts'
import { day, iso } from './calendar.ts'
import type { StepDetails, StepName } from './demoOrder.ts'
import * as licences from './licences.ts'
import * as money from './money.ts'
import type { PlannedOrder, PlannedStep } from './planOrders.ts'
import type { SeedContext } from '../seedContext.ts'
import type { Timeline } from './timeline.ts'

/** A step on an order at a point in time. */
export type OrderAction = (
  seed: SeedContext,
  id: string,
  step: { readonly at: number; readonly details: StepDetails },
) => Promise<void>

/** Places an order and takes it through its steps, as people would. */
export async function* orderTimeline(seed: SeedContext, order: PlannedOrder): Timeline {
  yield order.at
  const id = await placeOrder(seed, order)
  await dateStep(seed, id, { ...order, paid: Boolean(order.card ?? order.giftCard) })
  yield* orderStepsTimeline(seed, id, order)
}

/** Takes a placed order through its steps. */
export async function* orderStepsTimeline(
  seed: SeedContext,
  id: string,
  { items, steps }: Pick<PlannedOrder, 'items' | 'steps'>,
): Timeline {
  for (const { step, at, details } of steps) {
    yield at
    await performStep(seed, id, { step, at, details, items })
    await dateStep(seed, id, { items, at, paid: moneySteps.has(step) })
  }
}

type StepDating = Pick<PlannedOrder, 'items' | 'at'> & { readonly paid: boolean }

async function dateStep(
  { context: { db }, licenceCodes }: SeedContext,
  id: string,
  { items, at, paid }: StepDating,
): Promise<void> {
  await backdateEvents(db, id, at)
  if (paid) await backdateTransactions(db, id, at)
  if (Object.keys(items).some((code) => licenceCodes.has(code))) await backdateLicences(db, at)
}

async function placeOrder(seed: SeedContext, order: PlannedOrder): Promise<string> {
  const { services, products, context } = seed
  const { language, address } = buyerByEmail(order.buyer)
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
  const buyer = await readBuyer(context.db, accountOf(seed, order.buyer))
  const basis = await readOrderBasis(services, input, buyer, context.db)
  const requester = { buyer, language }
  const id = await completeOrder(await prepareOrder(services, input, basis, requester, context.db))
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

export function accountOf({ accounts }: Pick<SeedContext, 'accounts'>, email: string): string {
  const account = accounts.get(email)
  if (!account) throw new Error(`The demo data has no account with the email ${email}`)
  return account
}

/** The steps that are not just a status change by staff. */
const actionByStep: Readonly<Partial<Record<StepName, OrderAction>>> = {
  paid: money.payInFull,
  partly: money.payInPart,
  overpaid: money.overpay,
  proof: money.sendProof,
  proofRefused: money.rejectTransferProof,
  toCard: money.changeToCard,
  refunded: money.refund,
  refundSent: money.sendTransferRefund,
  allocated: licences.allocate,
  used: licences.reportLicenceUsage,
  suspended: licences.suspend,
  revoked: licences.revoke,
  activated: licences.activate,
  renewed: licences.renew,
  cancelled: licences.cancel,
}

const moneySteps = new Set<StepName>([
  'paid',
  'partly',
  'overpaid',
  'refunded',
  'refundSent',
  'rejected',
])

type PendingStep = PlannedStep & Pick<PlannedOrder, 'items'>

async function performStep(
  seed: SeedContext,
  id: string,
  { step, at, details, items }: PendingStep,
): Promise<void> {
  const action = actionByStep[step]
  if (action) return action(seed, id, { at, details })
  const to = orderStatuses.find((each) => each === step)
  if (!to) throw new Error(`The demo data has an unknown step "${step}"`)
  const { services, context } = seed
  if (to === 'shipped') await packOrder(context.db, id, packedQuantities(items), {})
  await moveOrder(services, context.db, {
    id,
    to,
    by: details.by ?? 'staff',
    input: inputOf(to, { at, details }),
    silent: true,
  })
  if (to === 'rejected') await money.sendRefunds(seed, id)
}

const packedQuantities = (items: PlannedOrder['items']) =>
  Object.entries(items).map(([code, quantity]) => ({ code, quantity }))

/** Returns the input of staff for each step. */
function inputOf(step: OrderStatus, { at, details }: { at: number; details: StepDetails }) {
  if (step === 'rejected') return { reason: details.reason ?? 'customer', note: details.note }
  if (step === 'shipping') return { carrier: 'Najm Express', trackingNumber: trackingNumber(at) }
  if (step === 'expected') return { estimatedDelivery: iso(at + 4 * day) }
  return {}
}

const trackingNumber = (at: number): string =>
  `NX-${String(Math.floor(at / 60_000) % 1_000_000).padStart(6, '0')}`
