import type { Member } from '#resource/kinds/kind.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** Stores members by the record they belong to, in order and with one statement. */
export async function insertMembers(
  db: Database,
  joinTable: string,
  membersByRecord: Iterable<readonly [string, readonly Member[]]>,
): Promise<void> {
  const rows = [...membersByRecord].flatMap(([id, members]) => memberRows(id, members))
  if (rows.length) await runSql(db, insertMembersSql(joinTable, '$1'), [JSON.stringify(rows)])
}

/** Returns the rows of a record's members, as `insertMembersSql` reads them from JSON. */
export const memberRows = (source: string, members: readonly Member[]) =>
  members.map((member, index) => ({ source, position: index + 1, ...member }))

/** Returns the statement that stores the rows in a parameter. */
export const insertMembersSql = (joinTable: string, parameter: string): string =>
  `insert into ${joinTable} (source_id, target_id, position, facts)
   select r.source, r.target, r.position, r.facts
   from json_to_recordset(${parameter}::json) as r(source uuid, target uuid, position int, facts jsonb)`
