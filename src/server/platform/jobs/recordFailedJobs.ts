import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { toSearchText } from '#domain/toSearchText.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createBossDb } from './boss.ts'
import { deadLetterQueue } from './syncQueues.ts'

const batchSize = 50

/** Turns jobs that failed for good into records that staff can retry or discard. */
export async function recordFailedJobs(boss: PgBoss, db: Database): Promise<void> {
  let processed: number
  do {
    processed = await db.transaction().execute(async (inner) => {
      const options = { db: createBossDb(inner) }
      const deadLetters = await boss.fetch<object>(deadLetterQueue, {
        batchSize,
        includeMetadata: true,
        ...options,
      })
      for (const each of deadLetters) await recordFailedJob(inner, each)
      if (deadLetters.length) await boss.deleteJob(deadLetterQueue, deadLetters, options)
      return deadLetters.length
    })
  } while (processed === batchSize)
}

async function recordFailedJob(db: Database, deadJob: JobWithMetadata): Promise<void> {
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
