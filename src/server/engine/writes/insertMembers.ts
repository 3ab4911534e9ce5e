import type { Member } from '#resource/kinds/kind.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** Stores members by the record they belong to, in order and with one statement. */
export async function insertMembers(
  db: Database,
  joinTable: string,
  membersByRecord: Iterable<readonly [string, readonly Member[]]>,
): Promise<void> {
  const rows = [...membersByRecord].flatMap(([source, members]) =>
    members.map((member, index) => ({ source, position: index + 1, ...member })),
  )
  if (!rows.length) return
  await runSql(
    db,
    `insert into ${joinTable} (source_id, target_id, position, facts)
     select r.source, r.target, r.position, r.facts
     from jsonb_to_recordset($1::jsonb) as r(source uuid, target uuid, position int, facts jsonb)`,
    [JSON.stringify(rows)],
  )
}
