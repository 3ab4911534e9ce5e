import { subscriptionLifecycle } from '#domain/licence/subscriptionStatus.ts'
import { searchText } from '#domain/searchText.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { GrantedLine } from './delivered.ts'
import { recordLicenceEvent } from './events.ts'
import { endOf, firstTerm, nextTerm } from './periods.ts'
import { lockSubscription, writeSubscription } from './subscription.ts'

type GrantOptions = { readonly renews?: string | undefined; readonly actor?: string | undefined }

/** Makes the subscription of a line, or the next period of the one that it renews. */
export async function grantSubscription(
  db: Database,
  line: GrantedLine,
  { renews, actor }: GrantOptions,
): Promise<void> {
  if (renews && (await extendSubscription(db, line, renews, actor))) return
  const { rows } = await run<{ id: string }>(
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
      searchText(line.name),
      line.period,
      line.units,
    ],
  )
  const subscription = rows[0]?.id
  if (subscription) await recordLicenceEvent(db, { kind: 'granted', subscription, actor })
}

/**
 * One period more. What was suspended starts anew today; what was merely late goes on from its end.
 * Not possible where it ended while its renewal was being paid: then the buyer gets a new one.
 */
async function extendSubscription(
  db: Database,
  { period, at }: GrantedLine,
  id: string,
  actor: string | undefined,
): Promise<boolean> {
  const known = await lockSubscription(db, id)
  if (!known || subscriptionLifecycle.isTerminal(known.status)) return false
  const { anchor, periods } = known
  const isContinued = anchor !== null && known.status !== 'suspended'
  const term = isContinued
    ? nextTerm({ period: known.period, anchor, periods }, period)
    : firstTerm(period, at)
  await writeSubscription(db, {
    ...known,
    ...term,
    status: 'active',
    startsAt: known.startsAt ?? at,
    periodEndsAt: endOf(term),
    endsWithPeriod: false,
    cancelledAt: null,
  })
  await recordLicenceEvent(db, { kind: 'renewed', subscription: id, actor })
  return true
}
