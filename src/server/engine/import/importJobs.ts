import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { timeAgo } from '#server/platform/database/expressions.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { activeStates } from './imports.ts'
import { runImport, type ImportServices } from './runImport.ts'

export const importJobName = 'import'

type ImportJobDependencies = ImportServices & { readonly jobs: Pick<Jobs, 'send'> }

/** Returns the jobs that run imports, resume abandoned ones and delete them after a day. */
export const importJobs = (services: ImportJobDependencies): readonly Job[] => [
  {
    name: importJobName,
    concurrency: 2,
    retries: { limit: 5, delay: 5, maxDelay: 60 },
    expireInSeconds: 3600,
    work: ({ id }, { signal }) =>
      withDeadlines('transfer', () => runImport(services, String(id), signal)),
  },
  {
    name: 'import-watch',
    schedule: '* * * * *',
    concurrency: 1,
    retries: { limit: 3, delay: 20 },
    expireInSeconds: 60,
    work: () => watchImports(services),
  },
]

/** Resumes imports without signs of life, whose process has died. */
export async function watchImports({
  db,
  jobs,
}: Pick<ImportJobDependencies, 'db' | 'jobs'>): Promise<void> {
  await db.deleteFrom('imports').where('updated_at', '<', timeAgo('1 day')).execute()
  const abandoned = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', activeStates)
    .where('updated_at', '<', timeAgo('1 minute'))
    .execute()
  for (const { id } of abandoned) await jobs.send(db, importJobName, { id }, { key: id })
}
