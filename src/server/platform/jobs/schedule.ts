import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'
import { timetable } from './timetable.ts'

/** Makes the jobs whose moment has come. */
export function createSchedule(boss: PgBoss, jobs: Iterable<Job>): () => Promise<void> {
  const preview: PgBoss['previewSchedule'] = (...asked) => boss.previewSchedule(...asked)
  const timed = [...jobs].flatMap(({ name, every }) =>
    every === undefined ? [] : [{ name, due: timetable(every, preview), sentAt: new Date(0) }],
  )
  // A mistaken expression stops the start.
  for (const { due } of timed) due(new Date())
  return async () => {
    const now = new Date()
    for (const each of timed) {
      const moment = each.due(now)
      if (!moment || moment <= each.sentAt) continue
      const id = idOf(each.name, moment)
      await boss.send(each.name, {}, { id, singletonKey: id })
      each.sentAt = moment
    }
  }
}

/** Of all the processes that come to the same moment, one makes the job: for the others its id is taken. */
const idOf = (name: string, moment: Date): string =>
  createHash('sha256')
    .update(`${name} ${moment.toISOString()}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
