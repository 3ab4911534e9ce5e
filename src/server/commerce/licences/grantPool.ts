import { toSearchText } from '#domain/toSearchText.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { carryOverAll } from './carryOver.ts'
import type { GrantedLine } from './readGrantedLines.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { termEnd, firstTerm, nextTerm, type Term } from './terms.ts'
import { isExpired, isoOrNull } from './pools.ts'

type FormerPool = Term & {
  readonly id: string
  readonly product: string
  readonly expiresAt: string | null
  readonly firstOrder: string
}

/** The maximum of the quantity column: PostgreSQL's `integer`. */
const maxQuantity = 2_147_483_647

/** Creates the pool of a line, once; a renewal starts where the pool it renews ends. */
export async function grantPool(
  db: Database,
  line: GrantedLine,
  { renews, actor }: { renews?: string | undefined; actor?: string | undefined },
): Promise<void> {
  const former = renews ? await readFormerPool(db, renews, line.product) : undefined
  const hasLapsed = !former || former.expiresAt === null || isExpired({ ...former, at: line.at })
  const term = hasLapsed ? firstTerm(line.period, line.at) : nextTerm(former, line.period)
  const startsAt = hasLapsed ? line.at : former.expiresAt
  const quantity = Math.min(line.units * line.included, maxQuantity)
  const { rows } = await runSql<{ id: string }>(
    db,
    `insert into license_pools (id, order_, line, part, product, name, search_text, first_order, renews,
       period, anchor, periods, starts_at, expires_at, quantity, company, tenant, customer)
     select $1, o.id, $3, $4::uuid, $4::uuid, $5, $6, coalesce($7::uuid, o.id), $8, $9, $10, $11, $12, $13, $14,
       o.company, o.tenant, o.customer
     from orders o where o.id = $2 on conflict (order_, line, part) do nothing returning id`,
    [
      newId(),
      line.order,
      line.line,
      line.product,
      line.name,
      toSearchText(line.name),
      former?.firstOrder ?? null,
      former?.id ?? null,
      term.period,
      term.anchor,
      term.periods,
      startsAt,
      termEnd(term),
      quantity,
    ],
  )
  const pool = rows[0]?.id
  if (!pool) return
  const kind = former ? 'renewed' : 'granted'
  await recordLicenceEvent(db, { kind, pool, quantity, actor })
  if (former && hasLapsed) await carryOverAll(db, former.id, pool)
}

async function readFormerPool(
  db: Database,
  id: string,
  product: string,
): Promise<FormerPool | undefined> {
  const found = await db
    .selectFrom('license_pools')
    .select([
      'id',
      'product',
      'period',
      'anchor',
      'periods',
      'expires_at as expiresAt',
      'first_order as firstOrder',
    ])
    .where('id', '=', id)
    .where('product', '=', product)
    .executeTakeFirst()
  return found && { ...found, anchor: isoDate(found.anchor), expiresAt: isoOrNull(found.expiresAt) }
}
