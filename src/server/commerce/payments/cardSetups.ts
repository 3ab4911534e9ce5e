import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { CardSetup } from './cardVault.ts'

export const isFresh = sql<boolean>`created_at > now() - interval '1 hour'`

export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Rejects all other text early, because the database refuses some of it, such as zero bytes. */
export const isToken = (id: string): boolean => /^[\w-]{43}$/.test(id)

/**
 * Remembers the account that a card page is for; providers with pages of their own supply its id.
 */
export async function insertCardSetup(
  setup: CardSetup,
  db: Database,
  id: string = randomToken(),
): Promise<string> {
  await db
    .deleteFrom('card_setups')
    .where(({ not }) => not(isFresh))
    .execute()
  await db
    .insertInto('card_setups')
    .values({
      id,
      account_id: setup.accountId,
      return_to: setup.returnTo,
      language: setup.language,
    })
    .execute()
  return id
}

/** One statement, so that of two parallel calls only one gets it. */
export async function consumeCardSetup(
  id: string,
  accountId: string,
  db: Database,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('card_setups')
    .where((eb) => eb.and({ id, account_id: accountId }))
    .where(isFresh)
    .executeTakeFirst()
  return numDeletedRows > 0
}
