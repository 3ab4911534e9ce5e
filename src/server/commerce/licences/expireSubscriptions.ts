import {
  subscriptionLifecycle,
  type SubscriptionStatus,
} from '#domain/licence/subscriptionStatus.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { forEachDue } from './forEachDue.ts'
import { lockSubscription, writeSubscription, type Subscription } from './subscription.ts'

/** Days after the end of a period that somebody still has what is not paid. */
const graceDays = 7
/** Days after it that a late payment still brings it back. */
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

/** What was not paid again in time ends step by step, and what was cancelled with its period. */
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

/** Where a subscription has come to by itself; more than one step where nobody looked for long. */
function nextStatus({ status, periodEndsAt, endsWithPeriod, at }: Subscription) {
  if (periodEndsAt === null) return undefined
  const overdueMs = Date.parse(at) - Date.parse(periodEndsAt)
  const ending = endingRules.find(({ from, after }) => from === status && overdueMs > after * dayMs)
  if (!ending) return undefined
  // Whoever cancelled it wished so; only the day was still to come.
  const [to, by] =
    status === 'active' && endsWithPeriod
      ? (['cancelled', 'customer'] as const)
      : ([ending.to, 'system'] as const)
  return subscriptionLifecycle.moveOf(status, to)?.by.includes(by) ? to : undefined
}
