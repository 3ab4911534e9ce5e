import { isoDate } from '#resource/kinds/dates.ts'
import type { Database } from '#server/platform/database/database.ts'
import { carryOverAll } from './carryOver.ts'
import { grantedColumns, lineKey } from './grantedColumns.ts'
import type { GrantedLine } from './readGrantedLines.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { endOfTerm, firstTerm, nextTerm, type Term } from './terms.ts'
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
  const created = await db
    .insertInto('license_pools')
    .values({
      ...grantedColumns(db, line),
      first_order: former?.firstOrder ?? line.order,
      renews: former?.id,
      period: term.period,
      anchor: term.anchor,
      periods: term.periods,
      starts_at: startsAt,
      expires_at: endOfTerm(term),
      quantity,
    })
    .onConflict((oc) => oc.columns(lineKey).doNothing())
    .returning('id')
    .executeTakeFirst()
  const pool = created?.id
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
