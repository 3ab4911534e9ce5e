import type { PgBoss } from 'pg-boss'

/** The moment at which a job should last have begun. */
export type Timetable = (now: Date) => Date | undefined

type PreviewSchedule = PgBoss['previewSchedule']

/** So late, in milliseconds, a moment of a cron expression is made up for that no process was there for. */
const maxCatchUp = 600_000

/** Each process reckons for itself, and all come to the same moments. */
export const createTimetable = (every: number | string, preview: PreviewSchedule): Timetable =>
  typeof every === 'number' ? bySeconds(every * 1000) : byCron(every, preview)

const bySeconds =
  (intervalMs: number): Timetable =>
  (now) =>
    new Date(Math.floor(now.getTime() / intervalMs) * intervalMs)

function byCron(expression: string, preview: PreviewSchedule): Timetable {
  const nextAfter = (from: Date) => preview(expression, { from, count: 1 })[0]
  let due: Date | undefined
  let next: Date | undefined
  return (now) => {
    const earliestAllowed = new Date(now.getTime() - maxCatchUp)
    next ??= nextAfter(earliestAllowed)
    while (next && next <= now) {
      due = next
      next = nextAfter(due < earliestAllowed ? earliestAllowed : due)
    }
    return due
  }
}
