import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'

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
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'name'])
    .where('id', '=', identity?.id ?? null)
    .executeTakeFirst()
  return { side, id: identity?.id, email: row?.email, name: row?.name, language }
}
