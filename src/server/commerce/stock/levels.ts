import { sql, type Selectable } from 'kysely'
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
