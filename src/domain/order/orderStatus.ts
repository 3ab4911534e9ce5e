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

/** The permitted status changes. Orders start as pending; only customers place them. */
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

/** The facts about an order and the request that decide which moves are possible. */
export type OrderMoveContext = {
  readonly status: OrderStatus
  readonly lines: readonly {
    readonly ordered: number
    readonly shipped: number
    readonly digital: boolean
  }[]
  readonly paymentMethod: PaymentMethod
  /** staff agrees to start before the order is paid */
  readonly consent?: boolean | undefined
  readonly reason?: string | null | undefined
  /** ISO 8601 */
  readonly estimatedDelivery?: string | null | undefined
}

export type OrderBlocker = OrderGuard | 'not_allowed'

/**
 * Returns why an order cannot move to a status; undefined: it can. Without an actor, any actor
 * counts.
 */
export const orderMoveBlocker = (
  order: OrderMoveContext,
  to: OrderStatus,
  by?: OrderActor,
): OrderBlocker | undefined =>
  moveBlocker(moveOf(order.status, to), by, (guard) => guardChecks[guard](order))

const guardChecks: Record<OrderGuard, (order: OrderMoveContext) => boolean> = {
  // A card either pays immediately or fails, so starting an unpaid order is never an option.
  unpaid: ({ paymentMethod, consent }) =>
    (paymentMethod === 'bank_transfer' || paymentMethod === 'purchase_order') && consent === true,
  quantities: ({ lines }) =>
    lines.every(({ ordered, shipped, digital }) => digital || shipped === ordered),
  digital_only: ({ lines }) => lines.length > 0 && lines.every(({ digital }) => digital),
  reason: ({ reason }) => Boolean(reason?.trim()),
  date: ({ estimatedDelivery }) => !Number.isNaN(Date.parse(estimatedDelivery ?? '')),
}
