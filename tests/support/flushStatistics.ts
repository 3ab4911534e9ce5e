import type { PGlite } from '@electric-sql/pglite'

/**
 * Lets an idle database leave no timer behind. Ten seconds after its last statement it would
 * report its statistics: by then another test may have taken the timers over.
 */
export async function flushStatistics(client: PGlite): Promise<void> {
  await client.query('select pg_stat_force_next_flush()')
}
