import { runSql, type Database } from '#server/platform/database/database.ts'

/**
 * Returns whether staff must have a second factor. The shops of one database share their accounts,
 * so one shop's requirement applies to all of them.
 */
export const requiresSecondFactor = async (db: Database): Promise<boolean> =>
  (await runSql(db, 'select 1 from settings where staff_second_factor limit 1')).rows.length > 0
