import { sql } from 'kysely'
import type { Change } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'

/**
 * Ensures that exactly one record of an owner is the default: the first one, or the last one that
 * was made so. Writes of one owner are serialized, so that parallel ones cannot leave two defaults.
 */
export async function ensureOneDefault(
  table: 'addresses' | 'payment_methods',
  { kind, id, input }: Change,
  { db, identity }: Context,
): Promise<void> {
  if (!identity) return
  await db.selectFrom('accounts').where('id', '=', identity.id).forNoKeyUpdate().execute()
  const rows = await db
    .selectFrom(table)
    .select(['id', 'is_default as chosen'])
    .where('owner_id', '=', identity.id)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  const others = rows.filter((each) => each.id !== id)
  const defaultId =
    kind !== 'deleted' && (input?.isDefault === true || others.length === 0)
      ? id
      : (rows.find((each) => each.chosen && (each.id !== id || input?.isDefault !== false))?.id ??
        others[0]?.id)
  const isDefault = sql<boolean>`(id = ${defaultId ?? null})`
  await db
    .updateTable(table)
    .set((eb) => ({ is_default: isDefault, version: eb('version', '+', 1) }))
    .where('owner_id', '=', identity.id)
    .where('is_default', '<>', isDefault)
    .execute()
}
