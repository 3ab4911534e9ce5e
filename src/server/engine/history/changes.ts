import type { AddParameter } from '#server/platform/database/createParameters.ts'
import { runSql } from '#server/platform/database/database.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import type { Behaviour } from '../behaviour.ts'
import { actorOf, type Context, type Row } from '../context.ts'

export type ChangeRecord = {
  readonly resource: string
  readonly id: string
  readonly kind: 'created' | 'changed' | 'deleted'
  readonly version: number
  /** field → its old and new value, or the members added and removed */
  readonly changes: Readonly<Record<string, object>>
}

/** Records a change in the transaction of the write, so that no change goes unrecorded. */
export const recordChange = (
  context: Context,
  { resource, ...change }: ChangeRecord,
): Promise<void> => recordChanges(resource, [change], context)

/** Records many changes of one resource, in order, with one statement. */
export async function recordChanges(
  resource: string,
  changes: readonly Omit<ChangeRecord, 'resource'>[],
  context: Context,
): Promise<void> {
  if (!changes.length) return
  await runSql(
    context.db,
    `insert into changes (resource, record_id, kind, version, language, actor, changes)
     select $1, r.id, r.kind, r.version, $2, $3::uuid, r.changes
     from json_to_recordset($4::json) as r(id uuid, kind text, version int, changes jsonb)`,
    [resource, context.language, actorOf(context) ?? null, JSON.stringify(changes)],
  )
}

/** Returns the statement that records one change, for a statement that also makes it. */
export const recordChangeSql = (
  { resource, id, kind, version, changes }: ChangeRecord,
  context: Context,
  addParameter: AddParameter,
): string => {
  const values = [resource, id, kind, version, context.language, actorOf(context) ?? null]
  const parameters = [...values, JSON.stringify(changes)].map(addParameter)
  return `insert into changes (resource, record_id, kind, version, language, actor, changes) values (${parameters.join(', ')})`
}

type ReadActivity = Behaviour['readActivity']

/** Returns the latest history of a record, newest first: changes and activity. */
export async function historyOf(
  resource: string,
  id: string,
  context: Context,
  readActivity?: ReadActivity,
): Promise<Row[]> {
  const activity = (await readActivity?.(id, context)) ?? []
  const events = activity.map(({ id: event, at, by, message, detail }) => ({
    _id: `event-${event}`,
    at,
    kind: 'event',
    by: by ? { _id: by.id, email: by.name } : null,
    message,
    about: detail,
    changes: {},
  }))
  return mergeByTime(await readChanges(resource, id, context), events)
}

/** Merges two lists, both newest first; entries of the same time keep their order. */
function mergeByTime(changes: readonly Row[], events: readonly Row[]): Row[] {
  const remaining = [...events]
  const isNewer = (event: Row, { at }: Row) => String(event.at) >= String(at)
  return [
    ...changes.flatMap((change) => {
      const from = remaining.findIndex((event) => !isNewer(event, change))
      return [...remaining.splice(0, from < 0 ? remaining.length : from), change]
    }),
    ...remaining,
  ]
}

async function readChanges(resource: string, id: string, { db }: Context): Promise<Row[]> {
  const rows = await db
    .selectFrom('changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.actor')
    .select(['c.id', 'c.at', 'c.kind', 'c.version', 'c.language', 'c.changes', 'a.email'])
    .select('a.id as actor')
    .where('c.resource', '=', resource)
    .where('c.record_id', '=', id)
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id: change, at, actor, email, ...row }) => ({
    _id: String(change),
    at: isoDate(at),
    ...row,
    by: actor === null ? null : { _id: actor, email },
  }))
}
