import { runSql } from '#server/platform/database/database.ts'
import { demo } from '../demoData.ts'
import { backdateRecords } from './backdate.ts'
import { day, iso } from './calendar.ts'
import type { SeedContext } from '../seedContext.ts'
import type { Timeline } from './timeline.ts'

type Campaign = {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  /** when staff switched it off */
  readonly disabledAt: number | undefined
}

/** Creates the discounts in their final state. */
export async function createDiscounts(seed: SeedContext): Promise<readonly Campaign[]> {
  const { records, now } = seed
  const campaigns: Campaign[] = []
  for (const { code, title, type, productTypes = [], terms, ...discount } of demo.discounts) {
    const { startsInDays, endsInDays, disabledDaysAgo } = discount
    const [startsAt, endsAt] = [now + startsInDays * day, now + endsInDays * day]
    const disabledAt = disabledDaysAgo === undefined ? undefined : now - disabledDaysAgo * day
    const targets = demo.products.filter((each) => productTypes.includes(each.type))
    const id = await records.create('discounts', code, {
      ...terms,
      title,
      type,
      code: type === 'code_discount' ? code : undefined,
      products: targets.map((each) => each.code),
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
      active: disabledAt === undefined,
    })
    campaigns.push({ id, startsAt, endsAt, disabledAt })
  }
  const created = campaigns.map(({ id, startsAt }) => ({
    id,
    at: Math.min(startsAt, now) - 2 * day,
  }))
  await backdateRecords(seed.context.db, 'discounts', created)
  return campaigns
}

/** Activates each discount from its first day to its last, or until it was switched off. */
export const discountTimelines = (
  { context: { db }, now }: SeedContext,
  campaigns: readonly Campaign[],
): readonly Timeline[] =>
  campaigns.map(async function* ({ id, startsAt, endsAt, disabledAt = endsAt }): Timeline {
    const apply = (active: boolean) =>
      runSql(
        db,
        'update discounts set active = $2, starts_at = null, ends_at = null where id = $1',
        [id, active],
      )
    await apply(false)
    if (startsAt > now) return
    yield startsAt
    await apply(true)
    if (disabledAt > now) return
    yield disabledAt
    await apply(false)
  })

/** Restores the activity and periods of the discounts when the history is complete. */
export const restoreDiscounts = (
  { context: { db } }: SeedContext,
  campaigns: readonly Campaign[],
) =>
  runSql(
    db,
    `update discounts d set active = c.active, starts_at = c.starts, ends_at = c.ends
     from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::timestamptz[]) as c(id, active, starts, ends)
     where d.id = c.id`,
    [
      campaigns.map(({ id }) => id),
      campaigns.map(({ disabledAt }) => disabledAt === undefined),
      campaigns.map(({ startsAt }) => iso(startsAt)),
      campaigns.map(({ endsAt }) => iso(endsAt)),
    ],
  )
