import type { SubscriptionPeriod } from '#domain/licence/addPeriod.ts'
import type { SubscriptionStatus } from '#domain/licence/subscriptionStatus.ts'
import { refuse } from '#domain/problem.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newVersion, now } from '#server/platform/database/expressions.ts'
import { isoOrNull } from './pools.ts'

/** Timestamps are ISO 8601. */
export type Subscription = {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly quantity: number
  readonly period: SubscriptionPeriod
  /** the start from which periods are counted; null: not started */
  readonly anchor: string | null
  readonly periods: number
  readonly startsAt: string | null
  readonly periodEndsAt: string | null
  readonly endsWithPeriod: boolean
  readonly cancelledAt: string | null
  readonly version: number
  /** the current time of the database */
  readonly at: string
}

/**
 * Locks a subscription until the transaction ends; `skipLocked`: undefined if it is locked by
 * others. Refuses with `stale`.
 */
export async function lockSubscription(
  db: Database,
  id: string,
  { version, skipLocked = false }: { version?: number | undefined; skipLocked?: boolean } = {},
): Promise<Subscription | undefined> {
  const found = await db
    .selectFrom('subscriptions')
    .select(['id', 'status', 'quantity', 'period', 'anchor', 'periods', 'starts_at as startsAt'])
    .select(['period_ends_at as periodEndsAt', 'cancel_at_period_end as endsWithPeriod'])
    .select(['cancelled_at as cancelledAt', 'version', now.as('at')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .executeTakeFirst()
  if (!found) return undefined
  if (version !== undefined && version !== found.version) throw refuse('stale')
  return {
    ...found,
    anchor: isoOrNull(found.anchor),
    startsAt: isoOrNull(found.startsAt),
    periodEndsAt: isoOrNull(found.periodEndsAt),
    cancelledAt: isoOrNull(found.cancelledAt),
    at: isoDate(found.at),
  }
}

/** Saves a subscription that the caller has locked. */
export const writeSubscription = (db: Database, subscription: Omit<Subscription, 'version'>) =>
  db
    .updateTable('subscriptions')
    .set({
      status: subscription.status,
      period: subscription.period,
      anchor: subscription.anchor,
      periods: subscription.periods,
      starts_at: subscription.startsAt,
      period_ends_at: subscription.periodEndsAt,
      cancel_at_period_end: subscription.endsWithPeriod,
      cancelled_at: subscription.cancelledAt,
      ...newVersion,
    })
    .where('id', '=', subscription.id)
    .execute()
