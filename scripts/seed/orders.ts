import { orderStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import { run, type Database } from '#server/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { newId } from '#server/ids.ts'
import { moveOrder, type MoveInput } from '#server/orders/moveOrder.ts'
import type { OrderParts } from '#server/orders/parts.ts'
import { packOrder } from '#server/orders/pack.ts'
import { prepareOrder } from '#server/orders/prepare.ts'
import { refundByStaff } from '#server/orders/refunds.ts'
import { recordTransfer } from '#server/orders/transfers.ts'
import { ageOrder } from './ages.ts'
import { demoAddresses, demoOrders, type DemoOrder, type DemoStep } from './demoOrders.ts'
import { activateFirst, allocateFirst, reportFirst } from './licences.ts'
import { accountOf, demoPeople } from './people.ts'

/** What the demo is filled with; nobody is written to. */
export type OrderSeed = {
  readonly parts: OrderParts
  readonly engineOf: (name: string) => Engine
  readonly products: ReadonlyMap<string, string>
  readonly context: Context
}

/** Orders in every state, placed and moved as people place and move them. */
export async function createOrders(seed: OrderSeed): Promise<number> {
  for (const order of demoOrders) await createOrder(seed, order)
  return demoOrders.length
}

async function createOrder(seed: OrderSeed, order: DemoOrder): Promise<void> {
  const { parts, products } = seed
  const { db } = seed.context
  const digital = order.digital ?? false
  const account = await accountOf(db, demoPeople[order.buyer].email)
  const items = Object.entries(order.items).flatMap(([code, quantity]) => {
    const product = products.get(code)
    return product ? [{ product, quantity }] : []
  })
  const input = {
    cartId: newId(),
    items,
    paymentMethod: 'bank_transfer',
    ...(digital ? {} : { shippingAddress: demoAddresses[order.buyer] }),
    ...(order.code ? { code: order.code } : {}),
  } as const
  const language = order.buyer === 1 ? 'ar' : 'en'
  const id = await prepareOrder(parts, input, { account, language }, db)
  let hoursLeft = order.daysAgo * 24
  for (const [step, hours] of order.steps) {
    await ageOrder(db, { id, hours, digital })
    hoursLeft -= hours
    await take(seed, { id, order, step })
  }
  await ageOrder(db, { id, hours: hoursLeft, digital })
}

type Taken = { readonly id: string; readonly order: DemoOrder; readonly step: DemoStep }

/** What is not just a move by staff. */
const deeds: Readonly<Partial<Record<DemoStep, (seed: OrderSeed, id: string) => Promise<void>>>> = {
  paid: ({ parts, context }, id) => payInFull(parts, id, context.db),
  refunded: ({ parts, context }, id) => refundOne(parts, id, context.db),
  allocated: allocateFirst,
  used: reportFirst,
  activated: activateFirst,
}

async function take(seed: OrderSeed, { id, order, step }: Taken): Promise<void> {
  const { parts, context } = seed
  const deed = deeds[step]
  if (deed) return deed(seed, id)
  const to = orderStatuses.find((each) => each === step)
  if (!to) return
  if (to === 'shipped') await packOrder(context.db, id, packed(order), {})
  await moveOrder(parts, context.db, { id, to, by: 'staff', input: inputOf(to) })
}

const packed = ({ items }: DemoOrder) =>
  Object.entries(items).map(([code, quantity]) => ({ code, quantity }))

/** What staff says at each step. */
function inputOf(step: OrderStatus): MoveInput {
  if (step === 'rejected') return { reason: 'customer' }
  if (step === 'shipping') return { carrier: 'Najm Express', trackingNumber: trackingNumber() }
  if (step === 'expected')
    return { estimatedDelivery: new Date(Date.now() + 4 * 86_400_000).toISOString() }
  return {}
}

let parcels = 4471
const trackingNumber = (): string => `NX-${(parcels += 38)}-${new Date().getFullYear()}`

async function payInFull(parts: OrderParts, id: string, db: Database): Promise<void> {
  const { due, number } = await sumsOf(id, db)
  const amount = { amount: due, currency: parts.brand.currency }
  const reference = `TRF-${number}`
  await recordTransfer(parts, db, { id, amount, reference, receivedAt: undefined }, {})
}

/** One of the things in it was broken: a part goes back, and waits for staff to send it. */
async function refundOne(parts: OrderParts, id: string, db: Database): Promise<void> {
  const amount = { amount: 3200, currency: parts.brand.currency }
  await refundByStaff(parts, db, id, amount, { reason: 'One battery pack arrived damaged.' })
}

async function sumsOf(id: string, db: Database): Promise<{ due: number; number: string }> {
  const { rows } = await run<{ due: number; number: string }>(
    db,
    'select due, number from orders where id = $1',
    [id],
  )
  if (!rows[0]) throw new Error(`the demo has no order ${id}`)
  return rows[0]
}
