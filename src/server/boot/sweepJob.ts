import { runSql, type Database } from '#server/platform/database/database.ts'
import { browserRetention } from '#server/accounts/sessions/knownBrowsers.ts'
import { auditRetention } from '#server/platform/audit/retention.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteUnconfirmedRequestsSql } from '#server/commerce/quotes/deleteUnconfirmedRequestsSql.ts'

/** What has expired. Audit events are kept for a year, settled failed jobs for three months. */
const sweeps = [
  'delete from session_tokens where expires_at < now()',
  "delete from sessions where used_at < now() - interval '31 days'",
  'delete from codes where expires_at < now()',
  `delete from known_browsers where used_at < now() - interval '${browserRetention}'`,
  'delete from request_links where expires_at < now()',
  deleteUnconfirmedRequestsSql,
  'delete from factor_challenges where expires_at < now()',
  "delete from spent_challenges where at < now() - interval '1 hour'",
  'delete from attempts where until < now()',
  "delete from card_setups where created_at < now() - interval '1 hour'",
  "delete from failed_jobs where status <> 'waiting' and updated_at < now() - interval '90 days'",
  "delete from idempotency_keys where created_at < now() - interval '24 hours'",
  "delete from webhook_events where processed_at < now() - interval '90 days'",
  // If another role owns the log, only that role may delete from it.
  `do $$ begin
     if has_table_privilege('audit_events', 'delete') then
       delete from audit_events where created_at < now() - interval '${auditRetention}';
     end if;
   end $$`,
]

/** Deletes expired rows hourly, so that no request has to. */
export const sweepJob = (db: Database): Job => ({
  name: 'sweep',
  schedule: '0 * * * *',
  concurrency: 1,
  retries: { limit: 3, delay: 60 },
  expireInSeconds: 300,
  work: async (_, { signal }) => {
    for (const sweep of sweeps) if (!signal.aborted) await runSql(db, sweep)
  },
})
