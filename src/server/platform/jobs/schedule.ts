import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'
import { createTimetable } from './timetable.ts'

/** Makes the jobs whose moment has come. */
export function createSchedule(boss: PgBoss, jobs: Iterable<Job>): () => Promise<void> {
  const preview: PgBoss['previewSchedule'] = (...args) => boss.previewSchedule(...args)
  const scheduledJobs = [...jobs].flatMap(({ name, schedule }) =>
    schedule === undefined
      ? []
      : [{ name, due: createTimetable(schedule, preview), sentAt: new Date(0) }],
  )
  // A mistaken expression stops the start.
  for (const { due } of scheduledJobs) due(new Date())
  return async () => {
    const now = new Date()
    for (const each of scheduledJobs) {
      const dueAt = each.due(now)
      if (!dueAt || dueAt <= each.sentAt) continue
      const id = jobIdFor(each.name, dueAt)
      await boss.send(each.name, {}, { id, singletonKey: id })
      each.sentAt = dueAt
    }
  }
}

/** Of all the processes that come to the same moment, one makes the job: for the others its id is taken. */
const jobIdFor = (name: string, dueAt: Date): string =>
  createHash('sha256')
    .update(`${name} ${dueAt.toISOString()}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
