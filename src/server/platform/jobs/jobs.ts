import { setTimeout } from 'node:timers/promises'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import type { Connection, Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { createRepeatingTask } from '#server/platform/repeatingTask.ts'
import { createBoss } from './boss.ts'
import { errorMessage } from './errorMessage.ts'
import type { Job, JobData } from './job.ts'
import { defaultTimings, type JobTimings } from './timings.ts'
import { sendJob, type SendOptions } from './sendJob.ts'
import { startWorkers } from './startWorkers.ts'
import { deadLetterQueue, syncQueues, syncSchedules } from './syncQueues.ts'
import { wakeDueWorkers } from './wakeWorkers.ts'

export type Jobs = {
  readonly has: (name: string) => boolean
  /** Creates a job within the caller's transaction, so that it runs only if that commits. */
  readonly send: (db: Database, name: string, data: JobData, options?: SendOptions) => Promise<void>
  /** Polls at once after a commit; without a name only if this process sent a job lately. */
  readonly nudge: (name?: string) => void
  /** Prepares the database for jobs; called before the first is sent. */
  readonly open: () => Promise<void>
  readonly start: () => Promise<void>
  /** Waits for running jobs, up to a limit. */
  readonly stop: () => Promise<void>
}

type JobsOptions = {
  readonly connection: Connection
  readonly log: Log
  /** called on `open`, when everything that the jobs need exists */
  readonly listJobs: () => readonly Job[]
  readonly timings?: Partial<JobTimings>
}

/** In milliseconds: the longest expected time between sending a job and its commit. */
const recentSendWindow = 60_000

export function createJobs({ connection, log, listJobs, timings: overrides }: JobsOptions): Jobs {
  const timings = { ...defaultTimings, ...overrides }
  const shutdown = new AbortController()
  const boss = createBoss({ connection, log, timings, shutdown: shutdown.signal })
  const poller = createRepeatingTask(
    {
      interval: timings.pollInterval,
      onError: (error) =>
        log.error({ failure: errorMessage(error) }, 'the job queue could not be polled'),
    },
    () => wakeDueWorkers(boss),
  )
  let jobs: readonly Job[] = []
  let sentAt = 0
  const has = (name: string): boolean => jobs.some((job) => job.name === name)
  return {
    has,
    send: async (db, name, data, options) => {
      if (!has(name)) throw new Error(`there is no job called "${name}"`)
      sentAt = Date.now()
      await sendJob(boss, db, { name, data, ...options })
    },
    nudge: (name) => {
      if (name !== undefined || Date.now() - sentAt < recentSendWindow) poller.nudge()
    },
    open: async () => {
      jobs = listJobs()
      await withAdvisoryLock(connection, 'structure', async () => {
        await boss.start()
        await syncQueues(boss, jobs)
        await syncSchedules(boss, jobs)
      })
    },
    start: async () => {
      await startWorkers({ boss, db: connection.db, log, jobs })
      poller.start()
    },
    stop: async () => {
      shutdown.abort()
      await poller.stop()
      // pg-boss looks for ended workers only every half second; those without work end at once.
      const names = [...jobs.map(({ name }) => name), deadLetterQueue]
      const ended = names.map((name) => boss.offWork(name))
      await Promise.race([Promise.allSettled(ended), setTimeout(50, undefined, { ref: false })])
      await boss.stop({ close: false, timeout: timings.shutdownTimeout })
    },
  }
}
