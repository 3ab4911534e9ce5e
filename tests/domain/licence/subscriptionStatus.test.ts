import { describe, expect, it } from 'vitest'
import {
  subscriptionLifecycle,
  subscriptionMoves,
  subscriptionStatuses,
  type SubscriptionStatus,
} from '#domain/licence/subscriptionStatus.ts'

const ways: Readonly<Record<string, string>> = {
  'trialing active': 'system,staff',
  'trialing cancelled': 'customer,staff',
  'trialing expired': 'system',
  'active past_due': 'system',
  'active cancelled': 'customer,staff',
  'active expired': 'system',
  'past_due active': 'system,staff',
  'past_due suspended': 'system,staff',
  'past_due cancelled': 'customer,staff',
  'suspended active': 'system,staff',
  'suspended cancelled': 'customer,staff',
  'suspended expired': 'system',
}
const pairs = subscriptionStatuses.flatMap((from) =>
  subscriptionStatuses.map((to) => [from, to] as const),
)

describe('subscription transitions', () => {
  it.each(pairs)('from %s to %s match the table', (from, to) => {
    expect(subscriptionLifecycle.moveOf(from, to)?.by.join(',')).toBe(ways[`${from} ${to}`])
  })

  it('are unique', () => {
    expect(subscriptionMoves).toHaveLength(Object.keys(ways).length)
  })

  it('can reach cancelled and expired from every status', () => {
    expect(subscriptionLifecycle.terminalStatuses).toEqual(['cancelled', 'expired'])
    for (const start of subscriptionLifecycle.currentStatuses) {
      const reached = new Set<SubscriptionStatus>([start])
      for (const status of reached)
        for (const { to } of subscriptionLifecycle.movesFrom(status)) reached.add(to)
      expect([...reached], start).toEqual(expect.arrayContaining(['cancelled', 'expired']))
    }
  })
})
