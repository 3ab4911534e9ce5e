import type { SubscriptionPeriod } from '#domain/licence/addPeriod.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** One licensed or subscribed product of an order. */
export type GrantedLine = {
  readonly order: string
  /** position of the order line; the contents of a package share it */
  readonly line: number
  readonly product: string
  readonly type: 'license' | 'subscription'
  /** the name shown to staff */
  readonly name: string
  readonly period: SubscriptionPeriod
  readonly units: number
  /** licences per unit */
  readonly included: number
  /** the current time of the database; ISO 8601 */
  readonly at: string
}

/**
 * Returns what an order grants as licences and subscriptions, with packages resolved to their
 * contents.
 */
export async function readGrantedLines(
  db: Database,
  order: string,
): Promise<readonly GrantedLine[]> {
  const { rows } = await runSql<GrantedLine>(
    db,
    `select o.id as order, i.position as line, p.id as product, p.type, p.code || ' · ' || o.number as name,
       coalesce(p.subscription_period, 'perpetual') as period,
       least(sum((i.facts->>'quantity')::bigint * c.quantity), 2147483647)::int as units,
       coalesce(p.licence_quantity, 1) as included, now() as at
     from orders o join orders__items i on i.source_id = o.id
     cross join lateral package_contents(array[i.target_id]) c join products p on p.id = c.product
     where o.id = $1 and p.type in ('license', 'subscription')
     group by o.id, i.position, p.id order by i.position, p.id`,
    [order],
  )
  return rows.map((row) => ({ ...row, at: isoDate(row.at) }))
}
