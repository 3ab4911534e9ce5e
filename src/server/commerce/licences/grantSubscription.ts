import { subscriptionLifecycle } from '#domain/licence/subscriptionStatus.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { GrantedLine } from './readGrantedLines.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { termEnd, firstTerm, nextTerm } from './terms.ts'
import { lockSubscription, writeSubscription } from './subscription.ts'

type GrantOptions = { readonly renews?: string | undefined; readonly actor?: string | undefined }

/** Creates the subscription of a line, or extends the one that it renews. */
export async function grantSubscription(
  db: Database,
  line: GrantedLine,
  { renews, actor }: GrantOptions,
): Promise<void> {
  if (renews && (await extendSubscription(db, line, renews, actor))) return
  const { rows } = await runSql<{ id: string }>(
    db,
    `insert into subscriptions (id, order_, line, part, product, name, search_text, first_order, status, period,
       quantity, company, tenant, customer)
     select $1, o.id, $3, $4::uuid, $4::uuid, $5, $6, o.id, 'trialing', $7, $8, o.company, o.tenant, o.customer
     from orders o where o.id = $2 on conflict (order_, line, part) do nothing returning id`,
    [
      newId(),
      line.order,
      line.line,
      line.product,
      line.name,
      toSearchText(line.name),
      line.period,
      line.units,
    ],
  )
  const subscription = rows[0]?.id
  if (subscription) await recordLicenceEvent(db, { kind: 'granted', subscription, actor })
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
    periodEndsAt: termEnd(term),
    endsWithPeriod: false,
    cancelledAt: null,
  })
  await recordLicenceEvent(db, { kind: 'renewed', subscription: id, actor })
  return true
}
