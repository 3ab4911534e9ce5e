import type { Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { ChangeRecord } from '../history/changes.ts'
import { actorOf, type Context } from '../context.ts'

/** Records the changes of many writes of one resource, in order, with one statement. */
export async function recordChanges(
  changes: readonly Omit<ChangeRecord, 'resource'>[],
  resource: Resource,
  context: Context,
): Promise<void> {
  if (!changes.length || resource.owned) return
  await runSql(
    context.db,
    `insert into changes (resource, record_id, kind, version, language, actor, changes)
     select $1, r.id, r.kind, r.version, $2, $3::uuid, r.changes
     from jsonb_to_recordset($4::jsonb) as r(id uuid, kind text, version int, changes jsonb)`,
    [resource.name, context.language, actorOf(context) ?? null, JSON.stringify(changes)],
  )
}
