import type { PgBoss } from 'pg-boss'

/** The moment at which a job should last have begun. */
export type Timetable = (now: Date) => Date | undefined

type Preview = PgBoss['previewSchedule']

/** So late, in milliseconds, a moment of a cron expression is made up for that no process was there for. */
const maxCatchUp = 600_000

/** Each process reckons for itself, and all come to the same moments. */
export const timetable = (every: number | string, preview: Preview): Timetable =>
  typeof every === 'number' ? bySeconds(every * 1000) : byCron(every, preview)

const bySeconds =
  (length: number): Timetable =>
  (now) =>
    new Date(Math.floor(now.getTime() / length) * length)

function byCron(expression: string, preview: Preview): Timetable {
  const after = (from: Date) => preview(expression, { from, count: 1 })[0]
  let due: Date | undefined
  let next: Date | undefined
  return (now) => {
    const earliest = new Date(now.getTime() - maxCatchUp)
    next ??= after(earliest)
    while (next && next <= now) {
      due = next
      next = after(due < earliest ? earliest : due)
    }
    return due
  }
}
