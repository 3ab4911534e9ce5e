import { runSql, type Database } from '#server/platform/database/database.ts'
import { retryTransaction } from '#server/engine/writes/databaseRefusals.ts'

const batchSize = 100

/**
 * Processes each due record in a transaction of its own until none is left. Records locked by
 * another process are skipped; `work` returns whether it changed anything.
 */
export async function forEachDue(
  db: Database,
  dueQuery: string,
  work: (db: Database, id: string) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const { rows } = await runSql<{ id: string }>(db, `${dueQuery} limit ${batchSize}`)
    let processed = 0
    for (const { id } of rows)
      if (await retryTransaction(() => db.transaction().execute((inner) => work(inner, id))))
        processed += 1
    if (!processed || rows.length < batchSize) return
  }
}
