import { isoDate } from '#resource/kinds/dates.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { ActivityEntry } from '#server/engine/behaviour.ts'

/** An event in the timeline of an order or a request; `by` names the person who caused it. */
export type TimelineEntry = {
  readonly id: string
  readonly kind: string
  readonly at: string
  readonly actor: string | null
  readonly by: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

const eventsOf = {
  orders: 'order_events e where e.order_id',
  requests: 'request_events e where e.request_id',
} as const

/** Returns the timeline of an order or a request, in order. */
export async function timelineOf<Entry extends TimelineEntry = TimelineEntry>(
  db: Database,
  resource: keyof typeof eventsOf,
  id: string,
): Promise<Entry[]> {
  const { rows } = await runSql<Entry>(
    db,
    `select e.id::text, e.kind, e.at, e.actor, e.actor_name as by, e.facts
     from ${eventsOf[resource]} = $1 order by e.id`,
    [id],
  )
  return rows.map((row) => ({ ...row, at: isoDate(row.at) }))
}

/** The timeline as the buyer reads it: without the names of staff members, which are internal. */
export async function publicTimelineOf(...query: Parameters<typeof timelineOf>) {
  const events = await timelineOf(...query)
  return events.map(({ kind, at, facts }) => ({ kind, at, facts }))
}

/** Returns a timeline as history entries: newest first, with messages. */
export const forHistory = <Entry extends TimelineEntry>(
  entries: readonly Entry[],
  describe: (entry: Entry) => Pick<ActivityEntry, 'message' | 'detail'>,
): ActivityEntry[] =>
  entries.toReversed().map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by ? { id: entry.actor ?? '', name: entry.by } : undefined,
    ...describe(entry),
  }))
