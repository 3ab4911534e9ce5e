import type { SubscriptionPeriod } from '#domain/licence/addPeriod.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** One thing of an order that is licensed or subscribed to. */
export type GrantedLine = {
  readonly order: string
  /** of the order; null: of a line that is a package, what is in it has the same */
  readonly line: number
  readonly product: string
  readonly type: 'license' | 'subscription'
  /** what staff knows it by */
  readonly name: string
  readonly period: SubscriptionPeriod
  /** of the product */
  readonly units: number
  /** what one of them holds */
  readonly included: number
  /** when, by the clock of the database; ISO 8601 */
  readonly at: string
}

/** What of an order becomes licences and subscriptions; packages by their contents. */
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
