import { refuse } from '#domain/problem.ts'
import { canAccess } from '#resource/access.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { joinTables } from '../tables/declaredTables.ts'
import { joinTable } from '../tables/syncTables.ts'
import { recordChange } from '../history/changes.ts'
import type { Context, Row } from '../context.ts'
import type { Engine, EngineWithCatalogue } from '../engine.ts'
import type { ListQuery } from '../lists/listQuery.ts'
import { rowConditions, selectMatchingIds } from '../rowScope.ts'
import { lockVersion, storeVersion } from './recordVersion.ts'

/** Returns the condition of a list for the records in a group. */
export const memberCondition = (
  resource: Resource,
  member: Field,
  id: string,
): ListQuery['conditions'][number] => ({
  key: ` ${resource.name}.${member.name}`,
  value: id,
  sql: (_, value) =>
    `a.id in (select m.target_id from ${joinTable(resource, member)} m where m.source_id = ${value}::uuid)`,
})

/** Adds records to a group; those already in it keep their places. */
export const addMembers = (owner: EngineWithCatalogue, id: string, input: Row, context: Context) =>
  changeMembers(owner, id, input, context, async (field, ids, db) => {
    await assertKnown(owner, field, ids, { ...context, db })
    const join = joinTable(owner.engine.resource, field)
    const { rows } = await runSql<{ id: string }>(
      db,
      `insert into ${join} (source_id, target_id, position)
       select $1::uuid, asked.id, (select coalesce(max(position), 0) from ${join} where source_id = $1) + asked.place
       from unnest($2::uuid[]) with ordinality as asked(id, place)
       where not exists (select 1 from ${join} m where m.source_id = $1 and m.target_id = asked.id)
       returning target_id as id`,
      [id, ids],
    )
    return { added: rows.map((row) => row.id) }
  })

/** Removes records from a group; ignores those that are not in it. */
export const removeMembers = (
  owner: EngineWithCatalogue,
  id: string,
  input: Row,
  context: Context,
) =>
  changeMembers(owner, id, input, context, async (field, ids, db) => {
    const rows = await joinTables(db)
      .deleteFrom(joinTable(owner.engine.resource, field))
      .where('source_id', '=', id)
      .where('target_id', '=', anyOf(ids))
      .returning('target_id as id')
      .execute()
    return { removed: rows.map((row) => row.id) }
  })

type MemberChange = { readonly added: readonly string[] } | { readonly removed: readonly string[] }
type MoveMembers = (
  field: Field,
  ids: readonly string[],
  db: Context['db'],
) => Promise<MemberChange>

/** Changes members in one transaction, with one history entry for those that actually changed. */
async function changeMembers(
  { engine, catalogue }: EngineWithCatalogue,
  id: string,
  input: Row,
  context: Context,
  changeField: MoveMembers,
): Promise<void> {
  const { resource } = engine
  await engine.withTransaction(context, async (inner) => {
    const version = await lockRecord(engine, id, inner)
    assertReadable(resource, input, catalogue, inner)
    const changes: Record<string, MemberChange> = {}
    for (const field of resource.members) {
      const ids = idsIn(input[field.name])
      const fieldChange = ids.length ? await changeField(field, ids, inner.db) : undefined
      if (fieldChange && Object.values(fieldChange).some((each) => each.length))
        changes[field.name] = fieldChange
    }
    if (!Object.keys(changes).length) return
    await storeVersion(inner.db, resource.table, id, version)
    await recordChange(inner, { resource: resource.name, id, kind: 'changed', version, changes })
  })
}

/**
 * Locked until the transaction ends, so that concurrent changes of members run one after the other.
 */
async function lockRecord(engine: Engine, id: string, context: Context): Promise<number> {
  const { resource } = engine
  await lockVersion(context.db, resource.table, id)
  const record = await engine.findOne(id, context, [resource.titleField])
  if (!record)
    throw refuse('not_found', { values: { what: resource.labels.one[context.language] } })
  return Number(record.version) + 1
}

/** Prevents probing for records that the caller may not read. */
function assertReadable(
  { members }: Resource,
  input: Row,
  catalogue: Catalogue,
  { identity }: Context,
): void {
  for (const { name, target } of members) {
    const targetResource = catalogue.get(target ?? '')
    if (
      idsIn(input[name]).length &&
      identity &&
      targetResource &&
      !canAccess(identity, targetResource, 'read')
    )
      throw refuse('forbidden')
  }
}

/** Throws unless the caller can see every record to add. */
async function assertKnown(
  { engine, catalogue }: EngineWithCatalogue,
  field: Field,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const target = catalogue.get(field.target ?? '')
  if (!target) throw new Error(`${engine.resource.name}/${field.name} points nowhere`)
  const conditions = rowConditions(target, catalogue)(context)
  const existing = await selectMatchingIds(target, catalogue, { ids, conditions }, context)
  const missing = ids.flatMap((id, index) => (existing.has(id) ? [] : [`/${field.name}/${index}`]))
  if (!missing.length) return
  const fields = missing.map((pointer) => [pointer, { key: 'field.missing_target' as const }])
  throw refuse('validation', { fields: Object.fromEntries(fields) })
}

const idsIn = (value: unknown): readonly string[] => [
  ...new Set(Array.isArray(value) ? value.map((id) => String(id).toLowerCase()) : []),
]
