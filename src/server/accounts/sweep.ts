import type { FastifyBaseLogger } from 'fastify'
import { run, type Database } from '../database/database.ts'
import { repeat, type Repeated } from '../repeat.ts'

const everyHour = 3_600_000

/** What has run out; the audit is kept for a year. */
const sweeps = [
  'delete from session_tokens where expires_at < now()',
  "delete from sessions where used_at < now() - interval '31 days'",
  'delete from codes where expires_at < now()',
  "delete from spent_challenges where at < now() - interval '1 hour'",
  'delete from attempts where until < now()',
  "delete from card_setups where created_at < now() - interval '1 hour'",
  "delete from audit_events where created_at < now() - interval '1 year'",
]

/** Nothing that has run out is kept, and no request pays for throwing it away. */
export const createSweep = (db: Database, log: Pick<FastifyBaseLogger, 'error'>): Repeated =>
  repeat({ every: everyHour, failed: (error) => log.error(error) }, async (isStopped) => {
    for (const sweep of sweeps) if (!isStopped()) await run(db, sweep)
  })
