import {
  subscriptionLifecycle,
  type SubscriptionMove,
  type SubscriptionStatus,
} from '#domain/licence/subscriptionStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, Refusal } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordLicenceEvent, type LicenceEventKind } from './events.ts'
import { endOf, firstTerm } from './periods.ts'
import { licenceProblem, futureProblem } from './problems.ts'
import { lockSubscription, writeSubscription, type Subscription } from './subscription.ts'

export type SubscriptionStep = {
  readonly id: string
  readonly by: SubscriptionMove['by'][number]
  /** the one the caller has read */
  readonly version?: number | undefined
  /** the name of whoever does it */
  readonly actor?: string | undefined
  /** the labels of statuses, for what is said of a refused step */
  readonly statusLabel?: (status: SubscriptionStatus) => string
}

/** Starts what was bought: its first period begins now, whenever it was ordered. */
export const activateSubscription = (db: Database, step: SubscriptionStep): Promise<void> =>
  changeSubscription(db, step, 'active', (known) => {
    // Whoever owns it wishes so, and it is the product that lets it begin.
    if (known.status !== 'trialing') return undefined
    const term = firstTerm(known.period, known.at)
    return {
      event: 'activated',
      by: step.by === 'customer' ? 'system' : step.by,
      next: { ...known, ...term, startsAt: known.at, periodEndsAt: endOf(term) },
    }
  })

export const cancelTimings = ['period_end', 'now'] as const
export type CancelTiming = (typeof cancelTimings)[number]

export const readCancelTiming = (value: unknown): CancelTiming =>
  value === 'now' ? 'now' : 'period_end'

/** Ends it now, or lets what is paid for run out. */
export const cancelSubscription = (
  db: Database,
  step: SubscriptionStep & { readonly when: CancelTiming },
): Promise<void> =>
  changeSubscription(db, step, 'cancelled', (known) => {
    const runsOut =
      step.when === 'period_end' && known.status === 'active' && known.periodEndsAt !== null
    return runsOut
      ? {
          event: 'cancel_planned',
          keepsStatus: true,
          next: { ...known, endsWithPeriod: true, cancelledAt: known.at },
        }
      : { event: 'cancelled', next: { ...known, cancelledAt: known.cancelledAt ?? known.at } }
  })

export const suspendSubscription = (db: Database, step: SubscriptionStep): Promise<void> =>
  changeSubscription(db, step, 'suspended', (known) => ({ event: 'suspended', next: known }))

/** Takes it as paid until a day, without an order; later periods are counted from there. */
export const resumeSubscription = (
  db: Database,
  step: SubscriptionStep & { readonly until: string },
): Promise<void> =>
  changeSubscription(db, step, 'active', (known) => {
    if (known.status === 'trialing') return undefined
    if (Date.parse(step.until) <= Date.parse(known.at)) throw new Refusal(futureProblem('until'))
    const term = { period: known.period, anchor: step.until, periods: 0 }
    return {
      event: 'resumed',
      next: {
        ...known,
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
  /** in its status, for now */
  readonly keepsStatus?: boolean
}

/** One step, if the table of moves has it; said twice it is said once. */
async function changeSubscription(
  db: Database,
  { id, by, version, actor, statusLabel = (status) => status }: SubscriptionStep,
  to: SubscriptionStatus,
  work: (known: Subscription) => SubscriptionChange | undefined,
): Promise<void> {
  const known = await lockSubscription(db, id, { version })
  if (!known) throw refuse('not_found', { values: { what: nouns.subscription } })
  if (known.status === to) return
  const change = work(known)
  const isAllowed =
    change && subscriptionLifecycle.moveOf(known.status, to)?.by.includes(change.by ?? by)
  if (!change || !isAllowed)
    throw new Refusal(
      licenceProblem('subscription_moved', 'status', { status: statusLabel(known.status) }),
    )
  if (change.keepsStatus && known.endsWithPeriod) return
  await writeSubscription(db, { ...change.next, status: change.keepsStatus ? known.status : to })
  await recordLicenceEvent(db, { kind: change.event, subscription: id, actor })
}
