import { runSql, type Database } from './database.ts'

/** Whether trigrams are made of letters of every language; under the locale C they know Latin ones alone. */
export async function hasUnicodeTrigrams(db: Database): Promise<boolean> {
  const { rows } = await runSql<{ trigrams: number }>(
    db,
    `select cardinality(show_trgm('حرارة')) as trigrams`,
  )
  return Number(rows[0]?.trigrams) > 0
}
