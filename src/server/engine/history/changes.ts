import { runSql } from '#server/platform/database/database.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
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
export async function recordChange(context: Context, change: ChangeRecord): Promise<void> {
  const { db, language } = context
  await runSql(
    db,
    `insert into changes (resource, record_id, kind, version, language, actor, changes)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      change.resource,
      change.id,
      change.kind,
      change.version,
      language,
      actorOf(context) ?? null,
      JSON.stringify(change.changes),
    ],
  )
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
    said: message,
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
  const { rows } = await runSql(
    db,
    `select c.id::text as "_id", c.at, c.kind, c.version, c.language, c.changes,
       case when a.id is not null then json_build_object('_id', a.id, 'email', a.email) end as by
     from changes c left join accounts a on a.id = c.actor
     where c.resource = $1 and c.record_id = $2 order by c.id desc limit 100`,
    [resource, id],
  )
  return rows.map((row) => ({ ...row, at: isoDate(row.at) }))
}
