import { randomBytes } from 'node:crypto'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { CardSetup } from './cardVault.ts'

export const freshCondition = `created_at > now() - interval '1 hour'`

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
  await runSql(db, `delete from card_setups where not ${freshCondition}`)
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
  const { rows } = await runSql(
    db,
    `delete from card_setups where id = $1 and account_id = $2 and ${freshCondition} returning id`,
    [id, accountId],
  )
  return rows.length > 0
}
