import { onTestFinished } from 'vitest'
import type { Connection } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log.ts'

export type OpenJobs = Jobs & { readonly logged: readonly string[] }

type Pace = NonNullable<Parameters<typeof createJobs>[0]['timings']>

/** Opens the jobs of one process and collects everything they log. */
export async function openJobs(
  connection: Connection,
  list: readonly Job[],
  pace: Pace = {},
): Promise<OpenJobs> {
  const logged: string[] = []
  const write = (...said: readonly unknown[]) => void logged.push(JSON.stringify(said))
  const log: Log = { info: write, warn: write, error: write }
  const jobs = createJobs({ connection, log, listJobs: () => list, timings: pace })
  await jobs.open()
  return { ...jobs, logged }
}

/** Like `openJobs`, but stops them when the test finishes. */
export async function startJobs(...given: Parameters<typeof openJobs>): Promise<OpenJobs> {
  const jobs = await openJobs(...given)
  onTestFinished(jobs.stop)
  await jobs.start()
  return jobs
}
