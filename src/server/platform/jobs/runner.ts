import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss, Job as Taken } from 'pg-boss'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { isDisconnected } from '#server/platform/database/unavailable.ts'
import type { Log } from '#server/platform/log.ts'
import type { Job, JobData } from './job.ts'
import { reasonOf } from './reasonOf.ts'

export type Runner = {
  /** Takes what is due, as much of it as there is room for. */
  readonly take: () => Promise<void>
  /** Takes no more; resolves when nothing is under way. */
  readonly finish: () => Promise<void>
}

type Parts = {
  readonly boss: PgBoss
  readonly log: Log
  /** aborted when what is under way is waited for no longer */
  readonly goingDown: AbortSignal
  /** a job was tried for the last time */
  readonly buried: () => void
}

/** Does the jobs of one name: so many at a time, each by itself. */
export function createRunner(job: Job, { boss, log, goingDown, buried }: Parts): Runner {
  const { name, concurrency } = job
  const underWay = new Set<Promise<void>>()
  let room = concurrency
  let finishing = false

  const outOfReach = (error: unknown): void =>
    log.error({ job: name, failure: reasonOf(error) }, 'the queue is out of reach')

  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  async function take(): Promise<void> {
    if (finishing || room === 0) return
    const asked = room
    let taken: Taken<JobData>[] = []
    room = 0
    try {
      taken = await boss.fetch<JobData>(name, { batchSize: asked })
    } finally {
      room += asked - taken.length
    }
    const isThereMore = taken.length === asked
    for (const each of taken) void track(perform(each, isThereMore))
  }

  async function perform(taken: Taken<JobData>, isThereMore: boolean): Promise<void> {
    const failure = await failureOf(taken)
    // What cannot be settled stays taken until its time is over, and is begun again then.
    await throughOutage(() => settle(taken, failure), ending(job.expire)).catch(outOfReach)
    room += 1
    if (isThereMore) await take().catch(outOfReach)
  }

  async function settle({ id, data, retryCount }: Taken<JobData>, failure?: string): Promise<void> {
    const attempt = { id, retryCount }
    if (failure === undefined) return void (await boss.complete(name, attempt))
    const isLast = retryCount >= job.retries.most
    log.warn(
      { job: name, id, data, attempts: retryCount + 1, failure },
      isLast ? 'a job failed, and is given up' : 'a job failed, and is tried again later',
    )
    await boss.fail(name, attempt, { message: failure })
    if (isLast) buried()
  }

  /** Why it failed, if it did. Work that does not heed its signal is left behind. */
  async function failureOf({ id, data }: Taken<JobData>): Promise<string | undefined> {
    const end = new AbortController()
    const { signal } = end
    const late = new Error(`it took longer than ${job.expire} seconds`)
    const timer = setTimeout(() => end.abort(late), job.expire * 1000)
    const goDown = () => end.abort(goingDown.reason)
    goingDown.addEventListener('abort', goDown)
    if (goingDown.aborted) goDown()
    try {
      const work = () => job.work(data ?? {}, { jobId: id, signal })
      await Promise.race([throughOutage(work, signal), rejected(signal)])
      return undefined
    } catch (error) {
      return reasonOf(error)
    } finally {
      clearTimeout(timer)
      goingDown.removeEventListener('abort', goDown)
    }
  }

  return {
    take: () => track(take()),
    finish: async () => {
      finishing = true
      while (underWay.size) await Promise.allSettled(underWay)
    },
  }
}

/** So long, in milliseconds, is waited before what the database kept from being done is done again. */
const pause = 500

/** A database that is away is nobody's failure: no try counts that only met with that. */
async function throughOutage<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await withDeadlines('job', work)
    } catch (error) {
      if (!isDisconnected(error)) throw error
      await sleep(pause, undefined, { signal, ref: false })
    }
  }
}

const ending = (seconds: number): AbortSignal => AbortSignal.timeout(seconds * 1000)

const rejected = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
