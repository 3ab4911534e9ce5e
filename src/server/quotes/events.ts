import { isoDate } from '#resource/kinds/amounts.ts'
import { run, type Database } from '../database/database.ts'
import type { TimelineEntry } from '../orders/timeline.ts'
import type { RequestStatus } from './requestLife.ts'
import type { Who } from './who.ts'

export type RequestEvent = RequestStatus | 'message'

/** Written in the transaction of what happened; without somebody the product itself did it. */
export const recordRequestEvent = (
  db: Database,
  request: string,
  kind: RequestEvent,
  facts: Readonly<Record<string, unknown>> = {},
  who?: Pick<Who, 'id' | 'email'>,
) =>
  run(
    db,
    'insert into request_events (request_id, kind, actor, actor_name, facts) values ($1, $2, $3, $4, $5)',
    [request, kind, who?.id ?? null, who?.email ?? null, JSON.stringify(facts)],
  )

export async function requestTimeline(db: Database, request: string): Promise<TimelineEntry[]> {
  const { rows } = await run<TimelineEntry>(
    db,
    'select kind, at, actor_name as by, facts from request_events where request_id = $1 order by id',
    [request],
  )
  return rows.map((row) => ({ ...row, at: isoDate(row.at) }))
}
