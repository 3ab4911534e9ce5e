import { setTimeout } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Log } from '#server/platform/log.ts'
import { createRepeatingTask, type RepeatingTask } from '#server/platform/repeatingTask.ts'
import { recordFailedJobs } from './recordFailedJobs.ts'
import type { Job } from './job.ts'
import type { JobTimings } from './timings.ts'
import { deadLetterQueue } from './syncQueues.ts'
import { errorMessage } from './errorMessage.ts'
import { createRunner } from './runner.ts'
import { createSchedule } from './schedule.ts'

type Parts = {
  readonly boss: PgBoss
  readonly db: Database
  readonly log: Log
  readonly jobs: readonly Job[]
  readonly timings: JobTimings
}

/** Creates a task that finds the jobs that are due, with one statement, and runs them. */
export function createDispatcher({ boss, db, log, jobs, timings }: Parts): RepeatingTask {
  let isReachable = true
  const logUnreachable = (error: unknown): void => {
    if (isReachable) log.error({ failure: errorMessage(error) }, 'the queue is out of reach')
    isReachable = false
  }
  const shutdown = new AbortController()
  const recordAll = (): Promise<void> => recordFailedJobs(boss, db)
  const parts = { boss, log, shutdown: shutdown.signal, onDeadLetter: () => poller.nudge() }
  const runners = jobs.map((job) => ({ name: job.name, ...createRunner(job, parts) }))
  const takeByQueue = new Map([
    [deadLetterQueue, recordAll],
    ...runners.map(({ name, fetchDue }) => [name, fetchDue] as const),
  ])
  const sendScheduled = createSchedule(boss, jobs)
  let supervisedAt = Date.now()

  async function poll(): Promise<void> {
    await sendScheduled()
    if (Date.now() - supervisedAt >= timings.superviseInterval) {
      supervisedAt = Date.now()
      await boss.supervise()
    }
    const due = await findDueQueues(db, [...takeByQueue.keys()])
    await Promise.all(due.flatMap((name) => takeByQueue.get(name)?.() ?? []))
    isReachable = true
  }
  const poller = createRepeatingTask(
    { interval: timings.pollInterval, onError: logUnreachable },
    () => withDeadlines('job', poll),
  )

  return {
    start: poller.start,
    nudge: poller.nudge,
    stop: async () => {
      await poller.stop()
      const finished = Promise.all(runners.map(({ drain }) => drain()))
      await Promise.race([finished, setTimeout(timings.shutdownTimeout, undefined, { ref: false })])
      shutdown.abort(new Error('the process went down'))
      await finished
    },
  }
}

async function findDueQueues(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await runSql<{ name: string }>(
    db,
    `select name from unnest($1::text[]) as due (name)
     where exists (select from pgboss.job where job.name = due.name and job.state < 'active'
       and not job.blocked and job.start_after <= now())`,
    [names],
  )
  return rows.map(({ name }) => name)
}
