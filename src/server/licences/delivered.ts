import type { SubscriptionPeriod } from '#domain/licence/addPeriod.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { run, type Database } from '../database/database.ts'

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

/** Packages of packages: deeper ones nobody sells. */
const deepest = 5

/** What of an order becomes licences and subscriptions; packages by their contents. */
export async function grantedLines(db: Database, order: string): Promise<readonly GrantedLine[]> {
  const { rows } = await run<GrantedLine>(
    db,
    `with recursive parts as (
       select position as line, target_id as product, (facts->>'quantity')::bigint as quantity, 0 as depth
       from orders__items where source_id = $1
       union all
       select parts.line, j.target_id, parts.quantity * (j.facts->>'quantity')::bigint, parts.depth + 1
       from parts join products__included_products j on j.source_id = parts.product
       where parts.depth < ${deepest})
     select o.id as order, parts.line, p.id as product, p.type, p.code || ' · ' || o.number as name,
       coalesce(p.subscription_period, 'perpetual') as period,
       least(sum(parts.quantity), 2147483647)::int as units, coalesce(p.licence_quantity, 1) as included, now() as at
     from parts join products p on p.id = parts.product join orders o on o.id = $1
     where p.type in ('license', 'subscription') group by parts.line, p.id, o.id order by parts.line, p.id`,
    [order],
  )
  return rows.map((row) => ({ ...row, at: isoDate(row.at) }))
}
