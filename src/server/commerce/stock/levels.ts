import { sql, type Selectable } from 'kysely'
import type { Identity } from '#domain/access.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { newId } from '#server/platform/newId.ts'
import { recordMovements, type MovementDetails } from './movements.ts'

const levelColumns = ['id', 'product', 'version', 'on_hand', 'allocated', 'reserved'] as const

export type Level = Pick<Selectable<Tables['inventory']>, (typeof levelColumns)[number]>

/**
 * Locks the level of a product until the transaction ends; creates it if it is missing. Refuses
 * with `not_found`.
 */
export async function lockLevel(db: Database, product: string): Promise<Level> {
  await runSql(
    db,
    `insert into inventory (id, product) select $1, p.id from products p
     where p.id = $2 and not exists (select 1 from inventory i where i.product = p.id) on conflict do nothing`,
    [newId(), product],
  )
  const level = await db
    .selectFrom('inventory')
    .select(levelColumns)
    .where('product', '=', product)
    .forUpdate()
    .executeTakeFirst()
  if (!level) throw refuse('not_found', { values: { what: nouns.product } })
  return level
}

/**
 * Sets the units on hand; throws `stock_promised` if fewer than orders have reserved or been
 * allocated.
 */
export async function setOnHand(
  db: Database,
  level: Level,
  onHand: number,
  kind: 'received' | 'adjusted',
  details: MovementDetails,
): Promise<void> {
  if (onHand === level.on_hand) return
  const promised = level.allocated + level.reserved
  if (onHand < promised) throw refuse('stock_promised', { values: { promised } })
  await db
    .updateTable('inventory')
    .set({
      ...newVersion,
      on_hand: onHand,
      available: sql<number>`${onHand}::int - allocated - reserved`,
    })
    .where('id', '=', level.id)
    .execute()
  await recordMovements(
    db,
    kind,
    [{ product: level.product, onHand: onHand - level.on_hand }],
    details,
  )
}

/**
 * Common table expressions that set how many units can be sold, beside those that orders have
 * reserved or been allocated, and record the movements. They read `wanted (product, available, kind,
 * email)`; null only creates a missing level.
 */
const setAvailableSql = (onConflict: '' | 'on conflict do nothing') => `
  level as (select i.id, i.product, i.on_hand, i.allocated, i.reserved, w.available
    from inventory i join wanted w on w.product = i.product order by i.product for update of i),
  created as (insert into inventory (id, product, on_hand, available)
    select gen_random_uuid(), w.product, coalesce(w.available, 0), coalesce(w.available, 0) from wanted w
    where not exists (select 1 from level where level.product = w.product) ${onConflict}
    returning product, on_hand as added),
  changed as (update inventory i set version = i.version + 1, updated_at = now(),
      on_hand = level.available + level.allocated + level.reserved, available = level.available
    from level where i.id = level.id and level.available + level.allocated + level.reserved <> level.on_hand
    returning i.product, i.on_hand - level.on_hand as added),
  moved as (insert into stock_movements (id, product, kind, on_hand, allocated, reserved, actor, reason, search_text)
    select gen_random_uuid(), w.product, w.kind, m.added, 0, 0, w.email, '', lower(w.email || ' ')
    from (select * from created union all select * from changed) m join wanted w on w.product = m.product
    where m.added <> 0)`

/**
 * The same for products that are written by one statement, from the stock that was sent. The
 * statement fails if another transaction has just created a level.
 */
export const setSentAvailableSql = (kind: 'received' | 'adjusted'): string =>
  `wanted as (select written.id as product, (r._sent::jsonb->>'stock')::int as available,
     '${kind}' as kind, coalesce(actors.email, '') as email
   from asked r join written on written.id = r.id and written.stock_mode = 'tracked'
     left join actors on actors.id = r._actor::uuid), ${setAvailableSql('')}`

/**
 * Sets how many units of a tracked product can be sold, and records the movement; null only creates
 * a missing level. Does nothing for other products. Refuses with `unauthenticated` if the account no
 * longer exists.
 */
export async function setAvailable(
  db: Database,
  product: string,
  available: number | null,
  kind: 'received' | 'adjusted',
  identity: Pick<Identity, 'id'> | undefined,
): Promise<void> {
  const { rows } = await runSql<{ isDone: boolean; isKnown: boolean }>(
    db,
    `with actor as (select email from accounts where id = $4 for key share),
     wanted as (select id as product, $2::int as available, $3::text as kind,
         coalesce((select email from actor), '') as email
       from products where id = $1 and stock_mode = 'tracked'), ${setAvailableSql('on conflict do nothing')}
     select (select count(*) from wanted) = (select count(*) from level) + (select count(*) from created) as "isDone",
       $4::uuid is null or exists (select 1 from actor) as "isKnown"`,
    [product, available, kind, identity?.id ?? null],
  )
  if (!rows[0]?.isKnown) throw refuse('unauthenticated')
  // Another transaction has just created the level.
  if (!rows[0].isDone) await setAvailable(db, product, available, kind, identity)
}
