import { expect, vi } from 'vitest'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Job, JobData } from '#server/platform/jobs/job.ts'

/** Returns a job that records the data it receives. */
export function remembering(name: string, changes: Partial<Job> = {}) {
  const seen: JobData[] = []
  const job: Job = {
    name,
    concurrency: 4,
    retries: { limit: 2, delay: 10 },
    expireInSeconds: 30,
    work: async (data) => void seen.push(data),
    ...changes,
  }
  return { job, seen }
}

export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 })

export const waitingJobs = async (db: Database, name: string) =>
  (
    await runSql<{ state: string; wait: number; data: JobData }>(
      db,
      `select state::text, data, extract(epoch from start_after - now())::float8 as wait
       from pgboss.job where name = $1 and state in ('created', 'retry') order by created_on`,
      [name],
    )
  ).rows

/** Makes every waiting job due. */
export const makeDue = (db: Database) =>
  runSql(db, "update pgboss.job set start_after = now() where state in ('created', 'retry')")

/** Counts the jobs of each queue, whatever has become of them. */
export const countJobs = async (db: Database) =>
  (
    await runSql<{ name: string; count: number }>(
      db,
      'select name, count(*)::int from pgboss.job group by name order by name',
    )
  ).rows

/** Waits until a process looks at the schedules again. */
export async function nextSchedulePass(db: Database): Promise<void> {
  const latestPass = async () => (await runSql(db, 'select cron_on::text from pgboss.version')).rows
  const before = await latestPass()
  await waitFor(async () => expect(await latestPass()).not.toEqual(before))
}
