import { createLifecycle, type Move } from '../lifecycle.ts'

export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'suspended',
  'cancelled',
  'expired',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export type SubscriptionMove = Move<SubscriptionStatus, 'customer' | 'staff' | 'system'>

/**
 * An unpaid renewal makes a subscription past due, and suspended after the grace period until it is
 * paid.
 */
export const subscriptionMoves: readonly SubscriptionMove[] = [
  { from: 'trialing', to: 'active', by: ['system', 'staff'] },
  { from: 'trialing', to: 'cancelled', by: ['customer', 'staff'] },
  { from: 'trialing', to: 'expired', by: ['system'] },
  { from: 'active', to: 'past_due', by: ['system'] },
  { from: 'active', to: 'cancelled', by: ['customer', 'staff'] },
  { from: 'active', to: 'expired', by: ['system'] },
  { from: 'past_due', to: 'active', by: ['system', 'staff'] },
  { from: 'past_due', to: 'suspended', by: ['system', 'staff'] },
  { from: 'past_due', to: 'cancelled', by: ['customer', 'staff'] },
  { from: 'suspended', to: 'active', by: ['system', 'staff'] },
  { from: 'suspended', to: 'cancelled', by: ['customer', 'staff'] },
  { from: 'suspended', to: 'expired', by: ['system'] },
]

export const subscriptionLifecycle = createLifecycle(subscriptionStatuses, subscriptionMoves)
