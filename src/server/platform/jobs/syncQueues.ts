import type { PgBoss, UpdateQueueOptions } from 'pg-boss'
import { keysOf } from '#domain/keys.ts'
import type { Job } from './job.ts'

/** The queue of jobs that failed for the last time. */
export const deadLetterQueue = 'failed'

const oneHour = 3600
const oneDay = 86_400

/** Creates missing queues, and updates the others to their declarations. */
export async function syncQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue)
  await boss.updateQueue(deadLetterQueue, deadLetterOptions)
  for (const job of jobs) {
    const queue = existing.get(job.name)
    const options = queueOptionsOf(job)
    // A short queue holds one waiting job per key; jobs without a key get a unique one.
    if (!queue) await boss.createQueue(job.name, { policy: 'short', ...options })
    else if (keysOf(options).some((name) => queue[name] !== options[name]))
      await boss.updateQueue(job.name, options)
    else continue
    await cacheQueue(boss, job.name)
  }
  await cacheQueue(boss, deadLetterQueue)
}

/** Replaces what has changed; what came due while no process ran is made up for, once. */
export async function syncSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getSchedules()).map((each) => [each.name, each]))
  for (const name of existing.keys())
    if (!jobs.some((job) => job.name === name && job.schedule)) await boss.unschedule(name)
  for (const { name, schedule } of jobs) {
    const { cron, options } = existing.get(name) ?? {}
    if (schedule && (cron !== schedule || options?.missed !== 'once'))
      await boss.schedule(name, schedule, {}, { missed: 'once' })
  }
}

/**
 * Loads the queue into the library's cache, which it would otherwise fill on another connection;
 * within a transaction of the embedded database there is none.
 */
const cacheQueue = (boss: PgBoss, name: string) => boss.findJobs(name, { id: missingJobId })
const missingJobId = '00000000-0000-0000-0000-000000000000'

const queueOptionsOf = ({ retries, expireInSeconds }: Job) =>
  ({
    deadLetter: deadLetterQueue,
    retryLimit: retries.limit,
    retryDelay: retries.delay,
    retryBackoff: true,
    retryDelayMax: retries.maxDelay ?? oneDay,
    expireInSeconds,
    deleteAfterSeconds: oneHour,
  }) satisfies UpdateQueueOptions

/** It has no dead letters of its own, so recording one is retried until it succeeds. */
const deadLetterOptions = {
  retryLimit: 1_000_000,
  retryDelay: 60,
  deleteAfterSeconds: oneHour,
} satisfies UpdateQueueOptions
