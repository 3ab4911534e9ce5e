import { runSql, type Database } from './database.ts'

/**
 * Whether trigrams cover the letters of every language; under the locale C they cover Latin only.
 */
export async function hasUnicodeTrigrams(db: Database): Promise<boolean> {
  const { rows } = await runSql<{ trigrams: number }>(
    db,
    `select cardinality(show_trgm('حرارة')) as trigrams`,
  )
  return Number(rows[0]?.trigrams) > 0
}
