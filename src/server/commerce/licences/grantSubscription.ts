import { subscriptionLifecycle } from '#domain/licence/subscriptionStatus.ts'
import type { Database } from '#server/platform/database/database.ts'
import { grantedColumns, lineKey } from './grantedColumns.ts'
import type { GrantedLine } from './readGrantedLines.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { endOfTerm, firstTerm, nextTerm } from './terms.ts'
import { lockSubscription, writeSubscription } from './subscription.ts'

type GrantOptions = { readonly renews?: string | undefined; readonly actor?: string | undefined }

export async function grantSubscription(
  db: Database,
  line: GrantedLine,
  { renews, actor }: GrantOptions,
): Promise<void> {
  if (renews && (await extendSubscription(db, line, renews, actor))) return
  const { order, period, units } = line
  const created = await db
    .insertInto('subscriptions')
    .values({
      ...grantedColumns(db, line),
      first_order: order,
      status: 'trialing',
      period,
      quantity: units,
    })
    .onConflict((oc) => oc.columns(lineKey).doNothing())
    .returning('id as subscription')
    .executeTakeFirst()
  if (created) await recordLicenceEvent(db, { kind: 'granted', ...created, actor })
}

/**
 * Adds one period. A suspended subscription restarts now; one that is only late continues from its
 * end. Returns false if it ended while its renewal was being paid; the buyer then gets a new one.
 */
async function extendSubscription(
  db: Database,
  { period, at }: GrantedLine,
  id: string,
  actor: string | undefined,
): Promise<boolean> {
  const existing = await lockSubscription(db, id)
  if (!existing || subscriptionLifecycle.isTerminal(existing.status)) return false
  const { anchor, periods } = existing
  const isContinued = anchor !== null && existing.status !== 'suspended'
  const term = isContinued
    ? nextTerm({ period: existing.period, anchor, periods }, period)
    : firstTerm(period, at)
  await writeSubscription(db, {
    ...existing,
    ...term,
    status: 'active',
    startsAt: existing.startsAt ?? at,
    periodEndsAt: endOfTerm(term),
    endsWithPeriod: false,
    cancelledAt: null,
  })
  await recordLicenceEvent(db, { kind: 'renewed', subscription: id, actor })
  return true
}
