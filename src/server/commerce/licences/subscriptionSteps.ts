import {
  subscriptionLifecycle,
  type SubscriptionMove,
  type SubscriptionStatus,
} from '#domain/licence/subscriptionStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, Refusal, refuseField } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordLicenceEvent, type LicenceEventKind } from './licenceEvents.ts'
import { endOfTerm, firstTerm } from './terms.ts'
import { licenceProblem } from './licenceProblems.ts'
import { lockSubscription, writeSubscription, type Subscription } from './subscription.ts'

export type SubscriptionStep = {
  readonly id: string
  readonly by: SubscriptionMove['by'][number]
  /** the version that the caller has read */
  readonly version?: number | undefined
  /** the name of the actor */
  readonly actor?: string | undefined
  /** the labels of statuses, for the message of a refused step */
  readonly statusLabel?: (status: SubscriptionStatus) => string
}

/** Activates a subscription; its first period begins now, whenever it was ordered. */
export const activateSubscription = (db: Database, step: SubscriptionStep): Promise<void> =>
  changeSubscription(db, step, 'active', (current) => {
    // The owner asks for it, but the move itself is the system's.
    if (current.status !== 'trialing') return undefined
    const term = firstTerm(current.period, current.at)
    return {
      event: 'activated',
      by: step.by === 'customer' ? 'system' : step.by,
      next: { ...current, ...term, startsAt: current.at, periodEndsAt: endOfTerm(term) },
    }
  })

export const cancelTimings = ['period_end', 'now'] as const
export type CancelTiming = (typeof cancelTimings)[number]

export const readCancelTiming = (value: unknown): CancelTiming =>
  value === 'now' ? 'now' : 'period_end'

export const cancelSubscription = (
  db: Database,
  step: SubscriptionStep & { readonly when: CancelTiming },
): Promise<void> =>
  changeSubscription(db, step, 'cancelled', (current) => {
    const endsAtPeriodEnd =
      step.when === 'period_end' && current.status === 'active' && current.periodEndsAt !== null
    return endsAtPeriodEnd
      ? {
          event: 'cancel_planned',
          keepsStatus: true,
          next: { ...current, endsWithPeriod: true, cancelledAt: current.at },
        }
      : { event: 'cancelled', next: { ...current, cancelledAt: current.cancelledAt ?? current.at } }
  })

export const suspendSubscription = (db: Database, step: SubscriptionStep): Promise<void> =>
  changeSubscription(db, step, 'suspended', (current) => ({ event: 'suspended', next: current }))

/** Marks a subscription as paid until a date, without an order; later periods count from there. */
export const resumeSubscription = (
  db: Database,
  step: SubscriptionStep & { readonly until: string },
): Promise<void> =>
  changeSubscription(db, step, 'active', (current) => {
    if (current.status === 'trialing') return undefined
    if (Date.parse(step.until) <= Date.parse(current.at))
      throw refuseField('/until', 'field.future')
    const term = { period: current.period, anchor: step.until, periods: 0 }
    return {
      event: 'resumed',
      next: {
        ...current,
        ...term,
        periodEndsAt: step.until,
        endsWithPeriod: false,
        cancelledAt: null,
      },
    }
  })

type SubscriptionChange = {
  readonly event: LicenceEventKind
  readonly next: Subscription
  readonly by?: SubscriptionStep['by']
  /** keeps its status for now */
  readonly keepsStatus?: boolean
}

/** Makes one move if the lifecycle permits it; repeating it has no effect. */
async function changeSubscription(
  db: Database,
  { id, by, version, actor, statusLabel = (status) => status }: SubscriptionStep,
  to: SubscriptionStatus,
  work: (current: Subscription) => SubscriptionChange | undefined,
): Promise<void> {
  const current = await lockSubscription(db, id, { version })
  if (!current) throw refuse('not_found', { values: { what: nouns.subscription } })
  if (current.status === to) return
  const change = work(current)
  const isAllowed =
    change && subscriptionLifecycle.moveOf(current.status, to)?.by.includes(change.by ?? by)
  if (!change || !isAllowed)
    throw new Refusal(
      licenceProblem('subscription_moved', 'status', { status: statusLabel(current.status) }),
    )
  if (change.keepsStatus && current.endsWithPeriod) return
  await writeSubscription(db, { ...change.next, status: change.keepsStatus ? current.status : to })
  await recordLicenceEvent(db, { kind: change.event, subscription: id, actor })
}
