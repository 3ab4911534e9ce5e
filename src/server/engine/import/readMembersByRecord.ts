import type { Field, Resource } from '#resource/resource.ts'
import type { Member } from '#resource/kinds/kind.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { joinTable } from '../tables/syncTables.ts'

/** field → record → its members, in order */
export type MembersByRecord = ReadonlyMap<string, ReadonlyMap<string, readonly Member[]>>

/** Reads the members of many records, with one statement per field. */
export async function readMembersByRecord(
  resource: Resource,
  fields: readonly Field[],
  ids: readonly string[],
  db: Database,
): Promise<MembersByRecord> {
  const membersByField = new Map<string, Map<string, Member[]>>()
  for (const field of fields) {
    const byRecord = new Map<string, Member[]>()
    membersByField.set(field.name, byRecord)
    if (!ids.length) continue
    const { rows } = await runSql<Member & { source: string }>(
      db,
      `select source_id as source, target_id as target, facts from ${joinTable(resource, field)}
       where source_id = any($1::uuid[]) order by source_id, position`,
      [ids],
    )
    for (const { source, target, facts } of rows) {
      const members = byRecord.get(source) ?? []
      members.push({ target, facts })
      byRecord.set(source, members)
    }
  }
  return membersByField
}
