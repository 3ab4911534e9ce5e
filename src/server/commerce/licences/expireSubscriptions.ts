import {
  subscriptionLifecycle,
  type SubscriptionStatus,
} from '#domain/licence/subscriptionStatus.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { forEachDue } from './forEachDue.ts'
import { lockSubscription, writeSubscription, type Subscription } from './subscription.ts'

/** Days after the end of a period during which an unpaid subscription still works. */
const graceDays = 7
/** Days after the end of a period until which a late payment still reactivates it. */
const expiryDays = 37

type EndingRule = {
  readonly from: SubscriptionStatus
  readonly to: 'past_due' | 'suspended' | 'expired'
  /** days after the end of the period */
  readonly after: number
}

const endingRules: readonly EndingRule[] = [
  { from: 'active', to: 'past_due', after: 0 },
  { from: 'past_due', to: 'suspended', after: graceDays },
  { from: 'suspended', to: 'expired', after: expiryDays },
]

const dueQuery = `select id from subscriptions where ${endingRules
  .map(
    ({ from, after }) =>
      `(status = '${from}' and period_ends_at < now() - interval '${after} days')`,
  )
  .join(' or ')} order by period_ends_at, id`

/** Ends unpaid subscriptions step by step, and cancelled ones at the end of their period. */
export const expireSubscriptions = (db: Database): Promise<void> =>
  forEachDue(db, dueQuery, async (inner, id) => {
    let subscription = await lockSubscription(inner, id, { skipLocked: true })
    let hasChanged = false
    for (
      let next = subscription && nextStatus(subscription);
      subscription && next;
      next = nextStatus(subscription)
    ) {
      await writeSubscription(inner, { ...subscription, status: next })
      await recordLicenceEvent(inner, { kind: next, subscription: id })
      subscription = { ...subscription, status: next }
      hasChanged = true
    }
    return hasChanged
  })

const dayMs = 86_400_000

/** Returns the next status that is due; after a long pause, several steps may be due in turn. */
function nextStatus({ status, periodEndsAt, endsWithPeriod, at }: Subscription) {
  if (periodEndsAt === null) return undefined
  const overdueMs = Date.parse(at) - Date.parse(periodEndsAt)
  const ending = endingRules.find(({ from, after }) => from === status && overdueMs > after * dayMs)
  if (!ending) return undefined
  // A cancellation takes effect at the end of the period and counts as the customer's move.
  const [to, by] =
    status === 'active' && endsWithPeriod
      ? (['cancelled', 'customer'] as const)
      : ([ending.to, 'system'] as const)
  return subscriptionLifecycle.moveOf(status, to)?.by.includes(by) ? to : undefined
}
