import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'

/** How long a password confirmation is valid, as a PostgreSQL interval. */
const confirmationLifetime = '5 minutes'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Requires a recent password confirmation for changing how an account signs in. */
export async function assertConfirmed(db: Database, session: string): Promise<void> {
  const query = `select 1 from sessions where id = $1 and revoked_at is null and confirmed_at > now() - interval '${confirmationLifetime}'`
  if (!uuidPattern.test(session) || !(await runSql(db, query, [session])).rows.length)
    throw refuse('confirmation_needed')
}

export const confirmSession = (db: Database, session: string) =>
  db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', session).execute()
