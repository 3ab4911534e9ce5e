import { orderEvents, type OrderEvent } from '#domain/order/orderEvent.ts'
import { isTerminal } from '#domain/order/orderStatus.ts'
import type { Money } from '#domain/money.ts'
import type { Order } from './ordersApi.ts'

type TimelineEvent = { readonly kind: string; readonly at: string; readonly facts?: unknown }

/** An event of an order; `at` is undefined if it is still expected. */
export type ActivityEntry = {
  readonly kind: OrderEvent
  readonly at?: string
  readonly amount?: Money
  readonly reason?: string
}

/** Events that concern only the shop. */
const silentEvents: readonly OrderEvent[] = ['payment_opened', 'packed', 'reminded']

const expectedSteps = {
  sent: ['paid', 'in_progress', 'shipping', 'shipped', 'delivered'],
  digital: ['paid', 'delivered'],
} as const satisfies Record<string, readonly OrderEvent[]>

/** Returns the past events of an order and those still expected. */
export function activityOf(
  { status, digital, total }: Pick<Order, 'status' | 'digital' | 'total'>,
  events: readonly TimelineEvent[],
): readonly ActivityEntry[] {
  const pastEntries = events.flatMap(({ kind, at, facts }): ActivityEntry[] => {
    if (!isEvent(kind) || silentEvents.includes(kind)) return []
    const { amount, reason } = eventDetails(facts)
    return [
      {
        kind,
        at,
        ...(amount && total && { amount: { ...total, amount } }),
        ...(reason && { reason }),
      },
    ]
  })
  if (!status || isTerminal(status)) return pastEntries
  const past = new Set<OrderEvent>(pastEntries.map(({ kind }) => kind))
  const steps: readonly OrderEvent[] = digital ? expectedSteps.digital : expectedSteps.sent
  return [...pastEntries, ...steps.filter((kind) => !past.has(kind)).map((kind) => ({ kind }))]
}

const isEvent = (kind: string): kind is OrderEvent => kind in orderEvents

function eventDetails(facts: unknown): { amount?: number; reason?: string } {
  if (typeof facts !== 'object' || facts === null) return {}
  return {
    ...('amount' in facts && typeof facts.amount === 'number' && { amount: facts.amount }),
    ...('reason' in facts && typeof facts.reason === 'string' && { reason: facts.reason }),
  }
}
