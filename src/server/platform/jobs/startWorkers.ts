import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Log } from '#server/platform/log.ts'
import type { Job, JobData } from './job.ts'
import { recordFailedJob } from './recordFailedJob.ts'
import { runJob } from './runJob.ts'
import { deadLetterQueue } from './syncQueues.ts'
import { wakeWorker } from './wakeWorkers.ts'

type WorkersConfig = {
  readonly boss: PgBoss
  readonly db: Database
  readonly log: Log
  readonly jobs: readonly Job[]
}

type Handler = (job: JobWithMetadata<JobData>) => Promise<void>

/** Starts as many workers of each job as may run at a time in this process. */
export async function startWorkers({ boss, db, log, jobs }: WorkersConfig): Promise<void> {
  for (const job of jobs)
    for (let count = 0; count < job.concurrency; count += 1)
      await startWorker(boss, job.name, (fetched) => runJob(job, fetched, log))
  await startWorker(boss, deadLetterQueue, (dead) =>
    withDeadlines('job', () => recordFailedJob(db, dead)),
  )
}

/** Starts a worker that sleeps until it is woken, and looks for further work after each job. */
async function startWorker(boss: PgBoss, name: string, handle: Handler): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds } as const
  const id: string = await boss.work<JobData, void, typeof options>(name, options, async (jobs) => {
    boss.notifyWorker(id)
    wakeWorker(boss, name)
    for (const job of jobs) await handle(job)
  })
}

const pollingIntervalSeconds = 3600
