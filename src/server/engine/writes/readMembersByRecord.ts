import { sql } from 'kysely'
import type { Field, Resource } from '#resource/resource.ts'
import type { Member } from '#resource/kinds/kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { joinTables } from '../tables/declaredTables.ts'
import { joinTable } from '../tables/syncTables.ts'

/** field → record → its members, in order */
export type MembersByRecord = ReadonlyMap<string, ReadonlyMap<string, readonly Member[]>>

export async function readMembersByRecord(
  resource: Resource,
  fields: readonly Field[],
  ids: readonly string[],
  db: Database,
): Promise<MembersByRecord> {
  const membersByField = new Map(
    fields.map(({ name }) => [name, new Map<string, Member[]>()] as const),
  )
  const [first, ...others] = fields.map((field) =>
    joinTables(db)
      .selectFrom(joinTable(resource, field))
      .select([
        sql.lit(field.name).as('field'),
        'source_id as source',
        'target_id as target',
        'facts',
        'position',
      ])
      .$narrowType<{ facts: Member['facts'] }>()
      .where('source_id', '=', anyOf(ids)),
  )
  if (!first || !ids.length) return membersByField
  const rows = await others
    .reduce((query, each) => query.unionAll(each), first)
    .orderBy('field')
    .orderBy('source')
    .orderBy('position')
    .execute()
  for (const { field, source, target, facts } of rows) {
    const byRecord = membersByField.get(field)
    const members = byRecord?.get(source) ?? []
    members.push({ target, facts })
    byRecord?.set(source, members)
  }
  return membersByField
}
