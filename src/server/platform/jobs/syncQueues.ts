import type { PgBoss, UpdateQueueOptions } from 'pg-boss'
import { keysOf } from '#domain/keys.ts'
import type { Job } from './job.ts'

/** Where jobs go that were tried for the last time. */
export const deadLetterQueue = 'failed'

const oneHour = 3600
const oneDay = 86_400

/** Makes the queues that are missing, and gives the others what their declaration says today. */
export async function syncQueues(boss: PgBoss, jobs: Iterable<Job>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue)
  for (const job of jobs) {
    const queue = existing.get(job.name)
    const options = queueOptionsOf(job)
    // A short queue holds one waiting job per key; those without a key are given one of their own.
    if (!queue) await boss.createQueue(job.name, { policy: 'short', ...options })
    else if (keysOf(options).some((name) => queue[name] !== options[name]))
      await boss.updateQueue(job.name, options)
    else continue
    await cacheQueue(boss, job.name)
  }
  await cacheQueue(boss, deadLetterQueue)
}

/**
 * What the queue does not remember of itself it looks up on a connection of its own; within a
 * transaction of the embedded database there is none.
 */
const cacheQueue = (boss: PgBoss, name: string) => boss.findJobs(name, { id: missingJobId })
const missingJobId = '00000000-0000-0000-0000-000000000000'

const queueOptionsOf = ({ schedule, retries, expireInSeconds }: Job) =>
  ({
    deadLetter: deadLetterQueue,
    retryLimit: retries.limit,
    retryDelay: retries.delay,
    retryBackoff: true,
    retryDelayMax: retries.maxDelay ?? oneDay,
    expireInSeconds,
    // A run that is remembered is not made again for the same moment by a process that comes later.
    deleteAfterSeconds: Math.max(oneHour, typeof schedule === 'number' ? 2 * schedule : 0),
  }) satisfies UpdateQueueOptions
