import { once } from 'node:events'
import type { Job as FetchedJob } from 'pg-boss'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Log } from '#server/platform/log.ts'
import { errorMessage } from './errorMessage.ts'
import type { Job, JobData } from './job.ts'
import { retryThroughOutage } from './retryThroughOutage.ts'

/** Runs a job once; logs a failure, and throws only its message for the queue to keep. */
export async function runJob(
  { name, work, retries, expireInSeconds }: Job,
  { id, data, retryCount, signal }: FetchedJob<JobData>,
  log: Log,
): Promise<void> {
  const attempt = () => withDeadlines('job', () => work(data ?? {}, { jobId: id, signal }))
  // Work that ignores its signal is abandoned.
  const failure = await Promise.race([
    retryThroughOutage(attempt, signal),
    rejectOnAbort(signal, expireInSeconds),
  ]).then(() => undefined, errorMessage)
  if (failure === undefined) return
  log.warn(
    { job: name, id, data, attempts: retryCount + 1, failure },
    retryCount >= retries.limit
      ? 'a job failed and will not be retried'
      : 'a job failed and will be retried',
  )
  throw new Error(failure)
}

async function rejectOnAbort(signal: AbortSignal, expireInSeconds: number): Promise<never> {
  await once(signal, 'abort')
  throw new Error(`it took longer than ${expireInSeconds} seconds, or the process went down`)
}
