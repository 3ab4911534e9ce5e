import type { Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'

/** Returns the place after the last one, reserved until the transaction ends. */
export async function nextPlace({ table }: Pick<Resource, 'table'>, { db }: Context) {
  await runSql(db, 'select pg_advisory_xact_lock(hashtext($1))', [`${table} places`])
  const { rows } = await runSql<{ place: number }>(
    db,
    `select coalesce(max(place), 0) + 1 as place from ${table}`,
  )
  return rows[0]?.place ?? 1
}
