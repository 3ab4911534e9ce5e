import { moveBlocker, createLifecycle, type Move } from '../lifecycle.ts'
import type { PaymentMethod } from './paymentStatus.ts'

export const orderStatuses = [
  'pending',
  'paid',
  'in_progress',
  'shipping',
  'shipped',
  'expected',
  'delivered',
  'rejected',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export type OrderActor = 'customer' | 'staff' | 'system' | 'carrier'
export type OrderGuard = 'unpaid' | 'quantities' | 'digital_only' | 'reason' | 'date'
export type OrderMove = Move<OrderStatus, OrderActor, OrderGuard>

/** Every way an order can go. A new one is pending; nobody else but the customer makes it. */
export const orderMoves: readonly OrderMove[] = [
  { from: 'pending', to: 'paid', by: ['system'] },
  { from: 'pending', to: 'in_progress', by: ['staff'], guard: 'unpaid' },
  { from: 'pending', to: 'rejected', by: ['customer', 'staff', 'system'], guard: 'reason' },
  { from: 'paid', to: 'in_progress', by: ['staff'] },
  { from: 'paid', to: 'delivered', by: ['system', 'staff'], guard: 'digital_only' },
  { from: 'paid', to: 'rejected', by: ['staff'], guard: 'reason' },
  { from: 'in_progress', to: 'shipping', by: ['staff'] },
  { from: 'in_progress', to: 'delivered', by: ['system', 'staff'], guard: 'digital_only' },
  { from: 'in_progress', to: 'rejected', by: ['staff'], guard: 'reason' },
  { from: 'shipping', to: 'shipped', by: ['staff'], guard: 'quantities' },
  { from: 'shipped', to: 'expected', by: ['staff', 'carrier'], guard: 'date' },
  { from: 'shipped', to: 'delivered', by: ['staff', 'carrier'] },
  { from: 'expected', to: 'delivered', by: ['staff', 'carrier'] },
]

export const { movesFrom, moveOf, isTerminal, terminalStatuses, currentStatuses } = createLifecycle(
  orderStatuses,
  orderMoves,
)

/** What of an order, and of what is said about it, decides where it can go. */
export type OrderMoveContext = {
  readonly status: OrderStatus
  readonly lines: readonly {
    readonly ordered: number
    readonly shipped: number
    readonly digital: boolean
  }[]
  readonly paymentMethod: PaymentMethod
  /** of staff, to begin before the money is there */
  readonly consent?: boolean | undefined
  readonly reason?: string | null | undefined
  /** ISO 8601 */
  readonly estimatedDelivery?: string | null | undefined
}

export type OrderBlocker = OrderGuard | 'not_allowed'

/** Why an order cannot go there now; undefined: it can. Without an actor, whoever may. */
export const orderMoveBlocker = (
  order: OrderMoveContext,
  to: OrderStatus,
  by?: OrderActor,
): OrderBlocker | undefined =>
  moveBlocker(moveOf(order.status, to), by, (guard) => guardChecks[guard](order))

const guardChecks: Record<OrderGuard, (order: OrderMoveContext) => boolean> = {
  // A card either pays at once or not at all: there is nothing to consent to.
  unpaid: ({ paymentMethod, consent }) =>
    (paymentMethod === 'bank_transfer' || paymentMethod === 'purchase_order') && consent === true,
  quantities: ({ lines }) =>
    lines.every(({ ordered, shipped, digital }) => digital || shipped === ordered),
  digital_only: ({ lines }) => lines.length > 0 && lines.every(({ digital }) => digital),
  reason: ({ reason }) => Boolean(reason?.trim()),
  date: ({ estimatedDelivery }) => !Number.isNaN(Date.parse(estimatedDelivery ?? '')),
}
