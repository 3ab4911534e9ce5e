import { runSql } from '#server/platform/database/database.ts'
import type { Change } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'

/**
 * Of the records that somebody owns one is the default: the first one, and whichever was made so last.
 * The writes of one owner follow one another, so that two at once leave one default.
 */
export async function ensureOneDefault(
  table: string,
  { kind, id, input }: Change,
  { db, identity }: Context,
): Promise<void> {
  if (!identity) return
  await runSql(db, 'select 1 from accounts where id = $1 for no key update', [identity.id])
  const { rows } = await runSql<{ id: string; chosen: boolean }>(
    db,
    `select id, is_default as chosen from ${table} where owner_id = $1
     order by is_default desc, created_at desc`,
    [identity.id],
  )
  const others = rows.filter((each) => each.id !== id)
  const defaultId =
    kind !== 'deleted' && (input?.isDefault === true || others.length === 0)
      ? id
      : (rows.find((each) => each.chosen && (each.id !== id || input?.isDefault !== false))?.id ??
        others[0]?.id)
  await runSql(
    db,
    `update ${table} set is_default = (id = $2), version = version + 1
     where owner_id = $1 and is_default <> (id = $2)`,
    [identity.id, defaultId ?? null],
  )
}
