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
  const membersByField = new Map<string, Map<string, Member[]>>()
  for (const field of fields) {
    const byRecord = new Map<string, Member[]>()
    membersByField.set(field.name, byRecord)
    if (!ids.length) continue
    const rows = await joinTables(db)
      .selectFrom(joinTable(resource, field))
      .select(['source_id as source', 'target_id as target', 'facts'])
      .$narrowType<{ facts: Member['facts'] }>()
      .where('source_id', '=', anyOf(ids))
      .orderBy('source_id')
      .orderBy('position')
      .execute()
    for (const { source, target, facts } of rows) {
      const members = byRecord.get(source) ?? []
      members.push({ target, facts })
      byRecord.set(source, members)
    }
  }
  return membersByField
}
