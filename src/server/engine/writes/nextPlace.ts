import type { Resource } from '#resource/resource.ts'
import { lockUntilCommit } from '#server/platform/database/lockUntilCommit.ts'
import type { Context } from '../context.ts'
import { recordTables } from '../tables/declaredTables.ts'

/** Returns the place after the last one, reserved until the transaction ends. */
export async function nextPlace({ table }: Pick<Resource, 'table'>, { db }: Context) {
  await lockUntilCommit(db, `${table} places`)
  const query = recordTables(db).selectFrom(table)
  const last = await query.select(({ fn }) => fn.max('place').as('place')).executeTakeFirst()
  return (last?.place ?? 0) + 1
}
