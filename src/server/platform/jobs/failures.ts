import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { searchText } from '#domain/searchText.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { through } from './boss.ts'
import { graveyard } from './queues.ts'

const atOnce = 50

/** Turns jobs that were tried for the last time into records that staff reads, and retries or discards. */
export async function keepFailures(boss: PgBoss, db: Database): Promise<void> {
  let taken: number
  do {
    taken = await db.transaction().execute(async (inner) => {
      const options = { db: through(inner) }
      const dead = await boss.fetch<object>(graveyard, {
        batchSize: atOnce,
        includeMetadata: true,
        ...options,
      })
      for (const each of dead) await keep(inner, each)
      if (dead.length) await boss.deleteJob(graveyard, dead, options)
      return dead.length
    })
  } while (taken === atOnce)
}

async function keep(db: Database, dead: JobWithMetadata): Promise<void> {
  const { id, sourceName, sourceOutput, sourceRetryCount, data, createdOn } = dead
  const reason = messageIn(sourceOutput)
  const job = sourceName ?? ''
  await run(
    db,
    `insert into failed_jobs (id, job, reason, data, attempts, failed_at, status, search_text)
     values ($1, $2, $3, $4, $5, $6, 'waiting', $7) on conflict (id) do nothing`,
    [
      id,
      job,
      reason,
      JSON.stringify(data ?? {}),
      (sourceRetryCount ?? 0) + 1,
      createdOn,
      searchText(`${job} ${reason}`),
    ],
  )
}

/** What the queue itself has to say, such as that the time was over, it wraps. */
const messageIn = (output: unknown): string =>
  String(Object(output).message ?? Object(Object(output).value).message ?? 'unknown')
