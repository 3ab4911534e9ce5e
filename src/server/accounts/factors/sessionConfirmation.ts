import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now, timeAgo } from '#server/platform/database/expressions.ts'

/** How long a password confirmation is valid, as a PostgreSQL interval. */
const confirmationLifetime = '5 minutes'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Requires a recent password confirmation for changing how an account signs in. Refuses with
 * `confirmation_needed`.
 */
export async function assertConfirmed(db: Database, session: string): Promise<void> {
  const confirmed =
    uuidPattern.test(session) &&
    (await db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session)
      .where('revoked_at', 'is', null)
      .where('confirmed_at', '>', timeAgo(confirmationLifetime))
      .executeTakeFirst())
  if (!confirmed) throw refuse('confirmation_needed')
}

export const confirmSession = (db: Database, session: string) =>
  db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', session).execute()
