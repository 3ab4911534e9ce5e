import type { Field, Resource } from '#resource/resource.ts'
import type { Member } from '#resource/kinds/kind.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { joinTable } from '../tables/syncTables.ts'

/** field → record → its members, in order */
export type MembersByRecord = ReadonlyMap<string, ReadonlyMap<string, readonly Member[]>>

type MemberRow = Member & { readonly field: string; readonly source: string }

export async function readMembersByRecord(
  resource: Resource,
  fields: readonly Field[],
  ids: readonly string[],
  db: Database,
): Promise<MembersByRecord> {
  const membersByField = new Map(
    fields.map(({ name }) => [name, new Map<string, Member[]>()] as const),
  )
  if (!fields.length || !ids.length) return membersByField
  // PostgreSQL would plan the condition on a list anew each time.
  const condition = ids.length === 1 ? '= ($1::uuid[])[1]' : '= any($1::uuid[])'
  const parts = fields.map(
    (field) =>
      `select '${field.name}' as field, source_id as source, target_id as target, facts, position
       from ${joinTable(resource, field)} where source_id ${condition}`,
  )
  const { rows } = await runSql<MemberRow>(
    db,
    `${parts.join(' union all ')} order by field, source, position`,
    [ids],
  )
  for (const { field, source, target, facts } of rows) {
    const byRecord = membersByField.get(field)
    const members = byRecord?.get(source) ?? []
    members.push({ target, facts })
    byRecord?.set(source, members)
  }
  return membersByField
}
