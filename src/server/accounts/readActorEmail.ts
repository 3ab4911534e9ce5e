import type { Identity } from '#domain/access.ts'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Returns the actor's email for the audit log; undefined only for the system itself. Locks the
 * account until the change is saved, and throws `unauthenticated` if it no longer exists.
 */
export async function readActorEmail(
  db: Database,
  identity: Pick<Identity, 'id'> | undefined,
): Promise<string | undefined> {
  if (!identity) return undefined
  const actor = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', identity.id)
    .forKeyShare()
    .executeTakeFirst()
  if (!actor) throw refuse('unauthenticated')
  return actor.email
}
