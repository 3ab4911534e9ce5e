import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'
import { createTimetable } from './timetable.ts'

/** Creates the jobs that are due. */
export function createSchedule(boss: PgBoss, jobs: Iterable<Job>): () => Promise<void> {
  const preview: PgBoss['previewSchedule'] = (...args) => boss.previewSchedule(...args)
  const scheduledJobs = [...jobs].flatMap(({ name, schedule }) =>
    schedule === undefined
      ? []
      : [{ name, due: createTimetable(schedule, preview), sentAt: new Date(0) }],
  )
  // Fails the start if an expression is invalid.
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

/** Returns the same id in every process, so that only one of them can create the job. */
const jobIdFor = (name: string, dueAt: Date): string =>
  createHash('sha256')
    .update(`${name} ${dueAt.toISOString()}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
