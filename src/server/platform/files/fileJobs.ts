import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf, now } from '#server/platform/database/expressions.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { reencodeFiles, type FileStorage } from './reencodeFiles.ts'
import { fileKeysOf } from './files.ts'
import { findMentioned, readFileReferences, type FileReferences } from './fileReferences.ts'

type Candidate = { readonly id: string; readonly claims: number }

/** The number of files checked together; each batch scans all texts of the database once. */
const batchSize = 500

/**
 * Returns the jobs that delete unreferenced files older than a day, nightly, and re-encode old
 * pictures. Files that only a text mentions are checked once a month.
 */
export const fileJobs = (services: FileStorage): readonly Job[] => [
  {
    name: 'collect-files',
    schedule: '40 2 * * *',
    concurrency: 1,
    retries: { limit: 3, delay: 600 },
    expireInSeconds: 3600,
    work: async (_, { signal }) => {
      while (!signal.aborted && (await collectBatch(services, signal)) === batchSize);
      await removeBytes(services, signal)
    },
  },
  {
    name: 'encode-files',
    schedule: '0 * * * *',
    concurrency: 1,
    retries: { limit: 3, delay: 600 },
    expireInSeconds: 3600,
    work: (_, { signal }) => reencodeFiles(services, signal),
  },
]

async function collectBatch({ db }: FileStorage, signal: AbortSignal): Promise<number> {
  const references = await readFileReferences(db)
  const { rows: candidates } = await runSql<Candidate>(
    db,
    `select f.id, f.claims from files f where f.created_at < now() - interval '1 day'
       and coalesce(f.looked_for_at, '-infinity') < now() - interval '30 days' and ${references.unreferencedSql}
     order by f.created_at limit ${batchSize}`,
  )
  if (!candidates.length) return 0
  const ids = candidates.map(({ id }) => id)
  // It scans every table and takes longer than the deadline of other jobs.
  const mentionedIds = await withDeadlines('transfer', () =>
    findMentioned(db, references, ids, signal),
  )
  await db
    .updateTable('files')
    .set({ looked_for_at: now })
    .where('id', '=', anyOf(mentionedIds))
    .execute()
  await removeRecords(
    db,
    references,
    candidates.filter(({ id }) => !mentionedIds.has(id)),
  )
  return candidates.length
}

/**
 * Deletes the records of orphaned files. A write that begins to refer to one either commits before
 * the lock, and is seen, or waits for it and then finds no file.
 */
async function removeRecords(
  db: Database,
  { unreferencedSql }: FileReferences,
  candidates: readonly Candidate[],
): Promise<void> {
  const orphans = [candidates.map(({ id }) => id), candidates.map(({ claims }) => claims)]
  await db.transaction().execute(async (inner) => {
    const { rows } = await runSql<{ id: string }>(
      inner,
      `select f.id from files f join unnest($1::uuid[], $2::int[]) as seen(id, claims) on seen.id = f.id
       where f.claims = seen.claims order by f.id for update of f`,
      orphans,
    )
    await runSql(
      inner,
      `with gone as (delete from files f where f.id = any($1::uuid[]) and ${unreferencedSql} returning f.id)
       insert into removed_files (id) select id from gone`,
      [rows.map(({ id }) => id)],
    )
  })
}

/** Deletes the stored bytes once no record points to them; failures are retried on the next run. */
async function removeBytes({ db, store }: FileStorage, signal: AbortSignal): Promise<void> {
  const rows = await db.selectFrom('removed_files').select('id').orderBy('at').execute()
  for (const { id } of rows) {
    if (signal.aborted) return
    await store.remove(fileKeysOf(id))
    await db.deleteFrom('removed_files').where('id', '=', id).execute()
  }
}
