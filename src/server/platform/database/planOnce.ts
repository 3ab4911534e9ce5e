import { runSql, type Database } from './database.ts'

/**
 * Has PostgreSQL plan the statements of a transaction without their values, and thus once for a
 * session that keeps them. Planning for each value takes longer than such a plan could save where
 * all rows are found by their keys. As such a plan may be made while a table is nearly empty, it
 * prefers indexes; what that makes a plan cost on paper is no reason to compile it.
 */
export const planOnce = (transaction: Database) =>
  runSql(
    transaction,
    `select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
       set_config('jit', 'off', true)`,
  )
