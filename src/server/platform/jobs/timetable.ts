import type { PgBoss } from 'pg-boss'

/** Returns the latest time at which a job was due. */
export type Timetable = (now: Date) => Date | undefined

type PreviewSchedule = PgBoss['previewSchedule']

/** In milliseconds: how late a missed run of a cron expression is still made up for. */
const maxCatchUp = 600_000

/** Every process computes the same times independently. */
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
