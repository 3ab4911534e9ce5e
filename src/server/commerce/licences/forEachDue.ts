import { runSql, type Database } from '#server/platform/database/database.ts'
import { retryTransaction } from '#server/engine/databaseRefusals.ts'

/** How many one round takes; the next one goes on. */
const batchSize = 100

/**
 * Does something to each record that is due, one transaction each, until none is left. What another
 * process holds meanwhile is left to it: `work` says whether there was anything to do.
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
