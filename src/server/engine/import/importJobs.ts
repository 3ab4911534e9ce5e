import { runSql } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { runImport, type ImportParts } from './runImport.ts'

export const importJobName = 'import'

type Parts = ImportParts & { readonly jobs: Pick<Jobs, 'send'> }

/** Returns the jobs that run imports, resume abandoned ones and delete them after a day. */
export const importJobs = (parts: Parts): readonly Job[] => [
  {
    name: importJobName,
    concurrency: 2,
    retries: { limit: 5, delay: 5, maxDelay: 60 },
    expireInSeconds: 3600,
    work: ({ id }, { signal }) =>
      withDeadlines('transfer', () => runImport(parts, String(id), signal)),
  },
  {
    name: 'import-watch',
    schedule: '* * * * *',
    concurrency: 1,
    retries: { limit: 3, delay: 20 },
    expireInSeconds: 60,
    work: () => watchImports(parts),
  },
]

/** Resumes imports without signs of life, whose process has died. */
export async function watchImports({ db, jobs }: Pick<Parts, 'db' | 'jobs'>): Promise<void> {
  await runSql(db, "delete from imports where updated_at < now() - interval '1 day'")
  const { rows } = await runSql<{ id: string }>(
    db,
    `select id from imports where state in ('checking', 'writing') and updated_at < now() - interval '1 minute'`,
  )
  for (const { id } of rows) await jobs.send(db, importJobName, { id }, { key: id })
}
