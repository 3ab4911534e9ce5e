import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** Who acts on a request, and for which side of it. */
export type RequestActor = {
  readonly side: 'buyer' | 'staff'
  readonly id: string | undefined
  /** as staff reads it in the record of what happened */
  readonly email: string | undefined
  /** as the other side reads it beside a message */
  readonly name: string | undefined
  /** what is refused is refused in this one */
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
