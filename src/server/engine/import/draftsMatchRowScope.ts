import { ownerPath, rowScopeFor } from '#resource/access.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'

/** The values that a record will have; `id` is undefined for a new one. */
type PlannedRecord = { readonly id: string | undefined; readonly values: Row }

/** Returns which records stay in the caller's scope, as nobody may give records away. */
export async function draftsMatchRowScope(
  resource: Resource,
  drafts: readonly PlannedRecord[],
  catalogue: Catalogue,
  { db, identity }: Context,
): Promise<readonly boolean[]> {
  const rows = rowScopeFor(identity, resource)
  if (rows === 'all') return drafts.map(() => true)
  if (rows === 'none') return drafts.map(() => false)
  const tests: ((each: PlannedRecord) => boolean)[] = []
  for (const { path, value } of rows) {
    const [name = '', further] = path.split('.')
    if (path === '_id') tests.push(({ id }) => id === value)
    else if (path === ownerPath) tests.push(() => true)
    else if (further === undefined) tests.push(({ values }) => values[name] === value)
    else {
      const target = catalogue.get(resource.field[name]?.target ?? '')
      const ids = drafts.flatMap(({ values }) => values[name] ?? [])
      const matching = await runSql<{ id: string }>(
        db,
        `select t.id from ${target?.table} t where t.${target?.field[further]?.column} = $1 and t.id = any($2::uuid[])`,
        [value, ids],
      )
      const linkedIds = new Set(matching.rows.map(({ id }) => id))
      tests.push(({ values }) => linkedIds.has(String(values[name])))
    }
  }
  return drafts.map((each) => tests.every((test) => test(each)))
}
