import { isoDate } from '#resource/kinds/amounts.ts'
import { run, type Database } from '../database/database.ts'

export type TimelineEntry = {
  readonly kind: string
  readonly at: string
  readonly by: string | null
  readonly facts: Readonly<Record<string, unknown>>
}

export async function timelineOf(db: Database, order: string): Promise<TimelineEntry[]> {
  const { rows } = await run<TimelineEntry>(
    db,
    'select kind, at, actor_name as by, facts from order_events where order_id = $1 order by id',
    [order],
  )
  return rows.map((row) => ({ ...row, at: isoDate(row.at) }))
}
