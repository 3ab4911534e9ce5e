import type { Database } from '#server/platform/database/database.ts'

/**
 * Returns whether staff must have a second factor. The shops of one database share their accounts,
 * so one shop's requirement applies to all of them.
 */
export const requiresSecondFactor = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('settings').where('staff_second_factor', 'is', true).limit(1).execute())
    .length > 0
