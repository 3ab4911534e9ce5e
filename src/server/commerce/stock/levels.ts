import { sql, type Selectable } from 'kysely'
import type { Identity } from '#domain/access.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { newId } from '#server/platform/newId.ts'
import { recordMovements, type MovementDetails } from './movements.ts'

const levelColumns = ['id', 'product', 'version', 'on_hand', 'allocated', 'reserved'] as const

export type Level = Pick<Selectable<Tables['inventory']>, (typeof levelColumns)[number]>

/** Creates the missing levels of tracked products that were not created in the CMS form. */
export async function createMissingLevels({ db }: Connection): Promise<void> {
  const { rows } = await runSql(
    db,
    `select 1 from pg_attribute where attrelid = 'products'::regclass and attname = 'stock' and not attisdropped`,
  )
  // Stock used to be a column of products; its value becomes the units on hand.
  const counted = rows.length ? 'coalesce(p.stock, 0)' : '0'
  await runSql(
    db,
    `with made as (insert into inventory (id, product, on_hand, available)
       select gen_random_uuid(), p.id, ${counted}, ${counted} from products p
       where p.stock_mode = 'tracked' and not exists (select 1 from inventory i where i.product = p.id)
       on conflict do nothing returning product, on_hand)
     insert into stock_movements (id, product, kind, on_hand, allocated, reserved, actor, reason)
     select gen_random_uuid(), product, 'received', on_hand, 0, 0, '', '' from made where on_hand > 0`,
  )
}

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
 * Sets how many units of a tracked product can be sold, beside those that orders have reserved or
 * been allocated, and records the movement; null only creates a missing level. Does nothing for other
 * products. Refuses with `unauthenticated` if the account no longer exists.
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
    `with tracked as (select id from products where id = $1 and stock_mode = 'tracked'),
     level as (select i.id, i.on_hand, i.allocated, i.reserved from inventory i
       join tracked on tracked.id = i.product for update of i),
     created as (insert into inventory (id, product, on_hand, available)
       select $2, id, coalesce($3::int, 0), coalesce($3::int, 0) from tracked where not exists (select 1 from level)
       on conflict do nothing returning on_hand as added),
     changed as (update inventory i set version = i.version + 1, updated_at = now(),
         on_hand = $3::int + level.allocated + level.reserved, available = $3::int
       from level where i.id = level.id and $3::int + level.allocated + level.reserved <> level.on_hand
       returning i.on_hand - level.on_hand as added),
     actor as (select email from accounts where id = $5 for key share),
     recorded as (insert into stock_movements (id, product, kind, on_hand, allocated, reserved, actor, reason, search_text)
       select $6, $1, $4, m.added, 0, 0, coalesce(actor.email, ''), '', lower(coalesce(actor.email, '') || ' ')
       from (select added from created union all select added from changed) m left join actor on true where m.added <> 0)
     select (select count(*) from tracked) = (select count(*) from level) + (select count(*) from created) as "isDone",
       $5::uuid is null or exists (select 1 from actor) as "isKnown"`,
    [product, newId(), available, kind, identity?.id ?? null, newId()],
  )
  if (!rows[0]?.isKnown) throw refuse('unauthenticated')
  // Another transaction has just created the level.
  if (!rows[0].isDone) await setAvailable(db, product, available, kind, identity)
}
