import type { JobWithMetadata } from 'pg-boss'
import { toSearchText } from '#domain/toSearchText.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Turns a job that failed for the last time into a record that staff can retry or discard. */
export async function recordFailedJob(db: Database, deadJob: JobWithMetadata): Promise<void> {
  const { id, sourceName, sourceOutput, sourceRetryCount, data, createdOn } = deadJob
  const reason = failureMessage(sourceOutput)
  const job = sourceName ?? ''
  await db
    .insertInto('failed_jobs')
    .values({
      id,
      job,
      reason,
      data: JSON.stringify(data ?? {}),
      attempts: (sourceRetryCount ?? 0) + 1,
      failed_at: createdOn,
      status: 'waiting',
      search_text: toSearchText(`${job} ${reason}`),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** Returns the error message; the queue wraps its own messages, such as that of a timeout. */
const failureMessage = (output: unknown): string =>
  String(Object(output).message ?? Object(Object(output).value).message ?? 'unknown')
