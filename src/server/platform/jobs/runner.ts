import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss, Job as FetchedJob } from 'pg-boss'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { isDisconnected } from '#server/platform/database/databaseUnavailable.ts'
import type { Log } from '#server/platform/log.ts'
import type { Job, JobData } from './job.ts'
import { errorMessage } from './errorMessage.ts'

export type JobRunner = {
  /** Takes due jobs, as many as there are free slots. */
  readonly fetchDue: () => Promise<void>
  /** Takes no further jobs; resolves when none is running. */
  readonly drain: () => Promise<void>
}

type Parts = {
  readonly boss: PgBoss
  readonly log: Log
  /** aborted when running jobs are no longer waited for */
  readonly shutdown: AbortSignal
  /** called when a job has failed for the last time */
  readonly onDeadLetter: () => void
}

/** Creates the runner of one job name, with its own concurrency. */
export function createRunner(job: Job, { boss, log, shutdown, onDeadLetter }: Parts): JobRunner {
  const { name, concurrency } = job
  const running = new Set<Promise<void>>()
  let freeSlots = concurrency
  let isFinishing = false

  const logUnreachable = (error: unknown): void =>
    log.error({ job: name, failure: errorMessage(error) }, 'the queue is out of reach')

  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.finally(() => running.delete(tracked))
    running.add(tracked)
    return tracked
  }

  async function fetchDue(): Promise<void> {
    if (isFinishing || freeSlots === 0) return
    const batchSize = freeSlots
    let jobs: FetchedJob<JobData>[] = []
    freeSlots = 0
    try {
      jobs = await boss.fetch<JobData>(name, { batchSize })
    } finally {
      freeSlots += batchSize - jobs.length
    }
    const hasMore = jobs.length === batchSize
    for (const each of jobs) void track(perform(each, hasMore))
  }

  async function perform(fetched: FetchedJob<JobData>, mayHaveMore: boolean): Promise<void> {
    const failure = await failureOf(fetched)
    // A run that cannot be settled stays active until it expires, and then starts again.
    await retryThroughOutage(() => settle(fetched, failure), abortAfter(job.expireInSeconds)).catch(
      logUnreachable,
    )
    freeSlots += 1
    if (mayHaveMore) await fetchDue().catch(logUnreachable)
  }

  async function settle(
    { id, data, retryCount }: FetchedJob<JobData>,
    failure?: string,
  ): Promise<void> {
    const attempt = { id, retryCount }
    if (failure === undefined) return void (await boss.complete(name, attempt))
    const isLast = retryCount >= job.retries.limit
    log.warn(
      { job: name, id, data, attempts: retryCount + 1, failure },
      isLast ? 'a job failed, and is given up' : 'a job failed, and is tried again later',
    )
    await boss.fail(name, attempt, { message: failure })
    if (isLast) onDeadLetter()
  }

  /** Returns why the job failed, if it did; abandons work that ignores its signal. */
  async function failureOf({ id, data }: FetchedJob<JobData>): Promise<string | undefined> {
    const end = new AbortController()
    const { signal } = end
    const timeoutError = new Error(`it took longer than ${job.expireInSeconds} seconds`)
    const timer = setTimeout(() => end.abort(timeoutError), job.expireInSeconds * 1000)
    const abortOnShutdown = () => end.abort(shutdown.reason)
    shutdown.addEventListener('abort', abortOnShutdown)
    if (shutdown.aborted) abortOnShutdown()
    try {
      const work = () => job.work(data ?? {}, { jobId: id, signal })
      await Promise.race([retryThroughOutage(work, signal), rejectOnAbort(signal)])
      return undefined
    } catch (error) {
      return errorMessage(error)
    } finally {
      clearTimeout(timer)
      shutdown.removeEventListener('abort', abortOnShutdown)
    }
  }

  return {
    fetchDue: () => track(fetchDue()),
    drain: async () => {
      isFinishing = true
      while (running.size) await Promise.allSettled(running)
    },
  }
}

/** In milliseconds: the pause before work is repeated after a lost connection. */
const retryDelay = 500

/** Repeats work while the database is disconnected; such attempts do not count as retries. */
async function retryThroughOutage<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await withDeadlines('job', work)
    } catch (error) {
      if (!isDisconnected(error)) throw error
      await sleep(retryDelay, undefined, { signal, ref: false })
    }
  }
}

const abortAfter = (seconds: number): AbortSignal => AbortSignal.timeout(seconds * 1000)

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
