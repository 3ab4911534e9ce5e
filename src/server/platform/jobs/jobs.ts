import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import type { Connection, Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { RepeatingTask } from '#server/platform/repeatingTask.ts'
import { createBoss } from './boss.ts'
import { createDispatcher } from './dispatcher.ts'
import type { Job, JobData } from './job.ts'
import { defaultTimings, type JobTimings } from './timings.ts'
import { syncQueues } from './syncQueues.ts'
import { sendJob, type SendOptions } from './sendJob.ts'

export type Jobs = {
  readonly has: (name: string) => boolean
  /** Creates a job within the caller's transaction, so that it runs only if that commits. */
  readonly send: (db: Database, name: string, data: JobData, options?: SendOptions) => Promise<void>
  /** Polls at once after a commit; without a name only if this process sent a job lately. */
  readonly nudge: (name?: string) => void
  /** Prepares the database for jobs; called before the first is sent. */
  readonly open: () => Promise<void>
  readonly start: () => void
  /** Waits for running jobs, up to a limit. */
  readonly stop: () => Promise<void>
}

type JobsParts = {
  readonly connection: Connection
  readonly log: Log
  /** called on `open`, when everything that the jobs need exists */
  readonly listJobs: () => readonly Job[]
  readonly timings?: Partial<JobTimings>
}

/** In milliseconds: the longest expected time between sending a job and its commit. */
const recentSendWindow = 60_000

export function createJobs({ connection, log, listJobs, timings: overrides }: JobsParts): Jobs {
  const timings = { ...defaultTimings, ...overrides }
  const boss = createBoss(connection, log, timings)
  const names = new Set<string>()
  let dispatcher: RepeatingTask | undefined
  let sentAt = 0
  return {
    has: (name) => names.has(name),
    send: async (db, name, data, options) => {
      if (!names.has(name)) throw new Error(`there is no job called "${name}"`)
      sentAt = Date.now()
      await sendJob(boss, db, { name, data, ...options })
    },
    nudge: (name) => {
      if (name !== undefined || Date.now() - sentAt < recentSendWindow) dispatcher?.nudge()
    },
    open: async () => {
      const jobs = listJobs()
      for (const { name } of jobs) names.add(name)
      await withAdvisoryLock(connection, 'structure', async () => {
        await boss.start()
        await syncQueues(boss, jobs)
      })
      dispatcher = createDispatcher({ boss, db: connection.db, log, jobs, timings })
    },
    start: () => dispatcher?.start(),
    stop: async () => {
      await dispatcher?.stop()
      await boss.stop({ close: false })
    },
  }
}
