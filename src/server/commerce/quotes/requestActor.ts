import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** The actor on a request, and their side. */
export type RequestActor = {
  readonly side: 'buyer' | 'staff'
  readonly id: string | undefined
  /** shown to staff in the history */
  readonly email: string | undefined
  /** shown to the other side next to a message */
  readonly name: string | undefined
  /** the language of refusals */
  readonly language: Language
}

export async function readRequestActor(
  db: Database,
  side: RequestActor['side'],
  { identity, language }: { identity: Pick<Identity, 'id'> | undefined; language: Language },
): Promise<RequestActor> {
  const sql = 'select email, name from accounts where id = $1'
  const { rows } = await runSql<{ email: string; name: string }>(db, sql, [identity?.id ?? null])
  return { side, id: identity?.id, email: rows[0]?.email, name: rows[0]?.name, language }
}
