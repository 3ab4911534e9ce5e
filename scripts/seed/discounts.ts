import { run } from '#server/platform/database/database.ts'
import { dateRecords } from './ages.ts'
import { day, iso } from './calendar.ts'
import type { Demo, DemoDiscount } from './demo.ts'
import { furtherDiscounts, moreOfDiscounts } from './demoDiscounts.ts'
import { createInAllLanguages } from './inAllLanguages.ts'
import type { Seed } from './seedParts.ts'
import type { Story } from './story.ts'

type Campaign = {
  readonly id: string
  readonly starts: number
  readonly ends: number
  /** when staff switched it off */
  readonly off: number | undefined
}

/** Discounts as they are to stand in the end. */
export async function createDiscounts(seed: Seed, demo: Demo): Promise<readonly Campaign[]> {
  const campaigns: Campaign[] = []
  for (const discount of [...demo.demo.discounts, ...furtherDiscounts]) {
    const { startsInDays, endsInDays, code } = discount
    const since = moreOfDiscounts[code]?.offSinceDays
    const [starts, ends] = [seed.now + startsInDays * day, seed.now + endsInDays * day]
    const off = since === undefined ? undefined : seed.now - since * day
    const id = await create(seed, demo, discount, { starts, ends, isOff: off !== undefined })
    campaigns.push({ id, starts, ends, off })
  }
  const made = campaigns.map(({ id, starts }) => ({ id, at: Math.min(starts, seed.now) - 2 * day }))
  await dateRecords(seed.context.db, 'discounts', made)
  return campaigns
}

type Window = { readonly starts: number; readonly ends: number; readonly isOff: boolean }

function create(
  { engineOf, products, context }: Seed,
  demo: Demo,
  discount: DemoDiscount,
  { starts, ends, isOff }: Window,
): Promise<string> {
  const { code, type, locations, productTypes } = discount
  const { title, everyPeriod } = moreOfDiscounts[code] ?? {}
  const meant = productTypes ? demo.products.filter((each) => productTypes.includes(each.type)) : []
  return createInAllLanguages(engineOf('discounts'), context, (language) => ({
    title: title?.[language] ?? code,
    ...(language === 'en'
      ? {
          type,
          ...(type === 'code_discount' ? { code } : {}),
          percentage: discount.percentBasisPoints / 100,
          usageLimit: discount.usageLimit,
          usesPerCustomer: discount.perCustomerLimit,
          minimumQuantity: discount.minimumQuantity,
          locations,
          products: meant.flatMap((each) => products.get(each.code) ?? []),
          startsAt: iso(starts),
          endsAt: iso(ends),
          active: !isOff,
          ...(everyPeriod ? { discountPeriod: 'every' } : {}),
        }
      : {}),
  }))
}

/** Each applies from its first day to its last, or until it is switched off. */
export const discountStories = (
  { context: { db }, now }: Seed,
  campaigns: readonly Campaign[],
): readonly Story[] =>
  campaigns.map(async function* ({ id, starts, ends, off = ends }): Story {
    const apply = (active: boolean) =>
      run(db, 'update discounts set active = $2, starts_at = null, ends_at = null where id = $1', [
        id,
        active,
      ])
    await apply(false)
    if (starts > now) return
    yield starts
    await apply(true)
    if (off > now) return
    yield off
    await apply(false)
  })

/** When all is told they say again from when to when they are for. */
export const restoreDiscounts = ({ context: { db } }: Seed, campaigns: readonly Campaign[]) =>
  run(
    db,
    `update discounts d set active = c.active, starts_at = c.starts, ends_at = c.ends
     from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::timestamptz[]) as c(id, active, starts, ends)
     where d.id = c.id`,
    [
      campaigns.map(({ id }) => id),
      campaigns.map(({ off }) => off === undefined),
      campaigns.map(({ starts }) => iso(starts)),
      campaigns.map(({ ends }) => iso(ends)),
    ],
  )
