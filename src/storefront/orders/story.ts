import { orderEvents, type OrderEvent } from '#domain/order/orderEvent.ts'
import { isTerminal } from '#domain/order/orderStatus.ts'
import type { Money } from '#domain/money.ts'
import type { Order } from './ordersApi.ts'

type Told = { readonly kind: string; readonly at: string; readonly facts?: unknown }

/** One thing that became of an order; without a moment it is still to come. */
export type Chapter = {
  readonly kind: OrderEvent
  readonly at?: string
  readonly amount?: Money
  readonly reason?: string
}

/** What concerns nobody but the shop. */
const untold: readonly OrderEvent[] = ['payment_opened', 'packed', 'reminded']

const way = {
  sent: ['paid', 'in_progress', 'shipping', 'shipped', 'delivered'],
  digital: ['paid', 'delivered'],
} as const satisfies Record<string, readonly OrderEvent[]>

/** What became of an order, and what it still has before it. */
export function storyOf(
  { status, digital, total }: Pick<Order, 'status' | 'digital' | 'total'>,
  told: readonly Told[],
): readonly Chapter[] {
  const happened = told.flatMap(({ kind, at, facts }): Chapter[] => {
    if (!isEvent(kind) || untold.includes(kind)) return []
    const { amount, reason } = factsOf(facts)
    return [
      {
        kind,
        at,
        ...(amount && total && { amount: { ...total, amount } }),
        ...(reason && { reason }),
      },
    ]
  })
  if (!status || isTerminal(status)) return happened
  const past = new Set<OrderEvent>(happened.map(({ kind }) => kind))
  const steps: readonly OrderEvent[] = digital ? way.digital : way.sent
  return [...happened, ...steps.filter((kind) => !past.has(kind)).map((kind) => ({ kind }))]
}

const isEvent = (kind: string): kind is OrderEvent => kind in orderEvents

function factsOf(facts: unknown): { amount?: number; reason?: string } {
  if (typeof facts !== 'object' || facts === null) return {}
  return {
    ...('amount' in facts && typeof facts.amount === 'number' && { amount: facts.amount }),
    ...('reason' in facts && typeof facts.reason === 'string' && { reason: facts.reason }),
  }
}
