import { runSql, type Database } from './database.ts'

/**
 * Has PostgreSQL plan the statements of a transaction once for a session instead of for each value,
 * which takes longer than a plan for the value could save where all rows are found by their keys.
 */
export const planOnce = (transaction: Database) =>
  runSql(transaction, `select set_config('plan_cache_mode', 'force_generic_plan', true)`)
