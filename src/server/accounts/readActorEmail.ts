import type { Identity } from '#domain/access.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/**
 * The email of whoever acts, for the record; nobody only where the product itself does. Whoever is
 * gone by now changes nothing, and whoever is not stays until the change is written down.
 */
export async function readActorEmail(
  db: Database,
  identity: Pick<Identity, 'id'> | undefined,
): Promise<string | undefined> {
  if (!identity) return undefined
  const query = 'select email from accounts where id = $1 for key share'
  const [actor] = (await runSql<{ email: string }>(db, query, [identity.id])).rows
  if (!actor) throw refuse('unauthenticated')
  return actor.email
}
