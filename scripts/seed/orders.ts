import type { OrderStatus } from '#domain/order/orderStatus.ts'
import { run } from '#server/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import { newId } from '#server/ids.ts'
import { moveOrder } from '#server/orders/moveOrder.ts'
import type { OrderParts } from '#server/orders/parts.ts'
import { packOrder } from '#server/orders/pack.ts'
import { prepareOrder } from '#server/orders/prepare.ts'
import { recordTransfer } from '#server/orders/transfers.ts'
import { demoPeople } from './people.ts'

type DemoOrder = {
  /** the place of the buyer among the demo people */
  readonly buyer: 0 | 1 | 2
  readonly items: Readonly<Record<string, number>>
  readonly code?: string
  readonly daysAgo: number
  readonly isPaid?: boolean
  /** the steps it has gone since */
  readonly steps: readonly OrderStatus[]
}

const ship: readonly OrderStatus[] = ['in_progress', 'shipping', 'shipped']

/** One order for every place that an order can be at. */
const demoOrders: readonly DemoOrder[] = [
  { buyer: 2, items: { 'DEV-TH-LW01': 4, 'GW-LW-IN8': 1 }, daysAgo: 0, steps: [] },
  { buyer: 0, items: { 'DEV-VT-OBD': 12 }, daysAgo: 1, steps: [] },
  { buyer: 2, items: { 'DEV-SL-BLE2': 2 }, code: 'ONEUSE', daysAgo: 2, isPaid: true, steps: [] },
  { buyer: 1, items: { 'DEV-TH-LW01': 20 }, daysAgo: 3, isPaid: true, steps: ['in_progress'] },
  { buyer: 0, items: { 'DEV-WM-LW2': 6 }, daysAgo: 6, isPaid: true, steps: ship.slice(0, 2) },
  { buyer: 2, items: { 'DEV-MC-LW2': 3 }, daysAgo: 8, isPaid: true, steps: ship },
  { buyer: 0, items: { 'DEV-AQ-LW2': 8 }, daysAgo: 12, isPaid: true, steps: [...ship, 'expected'] },
  {
    buyer: 2,
    items: { 'DEV-TH-BLE05': 5, 'ACC-BAT-18650': 10 },
    daysAgo: 40,
    isPaid: true,
    steps: [...ship, 'expected', 'delivered'],
  },
  { buyer: 1, items: { 'SUB-PLT-Y': 1, 'SUB-DATA-100': 5 }, daysAgo: 20, isPaid: true, steps: [] },
  { buyer: 2, items: { 'DEV-LK-ZB2': 2 }, daysAgo: 25, steps: ['rejected'] },
]

/** Orders in every state, placed and moved as people place and move them; nobody is written to. */
export async function createOrders(
  orders: OrderParts,
  products: ReadonlyMap<string, string>,
  { db }: Context,
): Promise<number> {
  const parts: OrderParts = { ...orders, mailer: { post: async () => '' } }
  let placed = 0
  for (const order of demoOrders) {
    const items = Object.entries(order.items).flatMap(([code, quantity]) => {
      const product = products.get(code)
      return product ? [{ product, quantity }] : []
    })
    if (!items.length) continue
    const { rows } = await run<{ id: string }>(db, 'select id from accounts where email = $1', [
      demoPeople[order.buyer].email,
    ])
    const account = rows[0]?.id ?? ''
    const input = {
      cartId: newId(),
      items,
      paymentMethod: 'bank_transfer',
      shippingAddress: addresses[order.buyer],
      ...(order.code ? { code: order.code } : {}),
    } as const
    const language = order.buyer === 1 ? 'ar' : 'en'
    const id = await prepareOrder(parts, input, { account, language }, db)
    if (order.isPaid) await payInFull(parts, id, db)
    for (const to of order.steps) {
      if (to === 'shipped') {
        const packed = Object.entries(order.items).map(([code, quantity]) => ({ code, quantity }))
        await packOrder(db, id, packed, {})
      }
      await moveOrder(parts, db, { id, to, by: 'staff', input: details })
    }
    await backDate(id, order.daysAgo, db)
    placed += 1
  }
  return placed
}

const details = {
  reason: 'customer',
  carrier: 'Aramex',
  trackingNumber: 'AX-4471-2026',
  estimatedDelivery: new Date(Date.now() + 2 * 86_400_000).toISOString(),
} as const

async function payInFull(parts: OrderParts, id: string, db: Context['db']): Promise<void> {
  const { rows } = await run<{ due: number; number: string }>(
    db,
    'select due, number from orders where id = $1',
    [id],
  )
  const [order] = rows
  if (!order) return
  const { currency } = parts.brand
  const amount = { amount: order.due, currency }
  const reference = `TRF-${order.number}`
  await recordTransfer(parts, db, { id, amount, reference, receivedAt: undefined }, {})
}

/** The demo began some weeks ago. */
async function backDate(id: string, days: number, db: Context['db']): Promise<void> {
  for (const change of [
    'update orders set placed_at = placed_at - $2::interval, created_at = created_at - $2::interval where id = $1',
    'update order_events set at = at - $2::interval where order_id = $1',
    'update transactions set created_at = created_at - $2::interval where order_ = $1',
    'update stock_movements set created_at = created_at - $2::interval where order_ = $1',
  ])
    await run(db, change, [id, `${days} days`])
}

const addresses = [
  {
    fullName: 'Layla Haddad',
    country: 'SA',
    city: 'riyadh',
    address: 'King Fahd Road, tower 7',
    phone: '+966501234567',
  },
  {
    fullName: 'عمر صالح',
    country: 'SA',
    city: 'riyadh',
    address: 'طريق الملك فهد، برج 7',
    phone: '+966551234567',
  },
  {
    fullName: 'Sami Nasser',
    country: 'AE',
    city: 'dubai',
    address: 'Marina Walk 12, floor 4',
    phone: '+971501234567',
  },
] as const
