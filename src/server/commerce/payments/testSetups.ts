import type { Database } from '#server/platform/database/database.ts'
import { isFresh, isToken } from './cardSetups.ts'
import type { Card } from './cardVault.ts'

export type SavedTestCard = Pick<Card, 'brand' | 'lastFour' | 'expiry' | 'holder'>

/** Also finds a closed setup, so that its page is shown in the right language. */
export async function findSetup(id: string, db: Database) {
  if (!isToken(id)) return undefined
  const columns = ['return_to', 'language', isFresh.as('is_open')] as const
  return db.selectFrom('card_setups').select(columns).where('id', '=', id).executeTakeFirst()
}

export type TestSetup = NonNullable<Awaited<ReturnType<typeof findSetup>>>

/** Returns false if the setup was used or has expired in the meantime. */
export async function saveTestCard(
  id: string,
  card: SavedTestCard,
  db: Database,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_setups')
    .set({ card: JSON.stringify(card) })
    .where('id', '=', id)
    .where(isFresh)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** One statement, so that of two parallel calls only one gets it. */
export async function consumeTestCard(
  id: string,
  accountId: string,
  db: Database,
): Promise<SavedTestCard | undefined> {
  if (!isToken(id)) return undefined
  const setup = await db
    .deleteFrom('card_setups')
    .where((eb) => eb.and({ id, account_id: accountId }))
    .where('card', 'is not', null)
    .where(isFresh)
    .returning('card')
    .$narrowType<{ card: SavedTestCard }>()
    .executeTakeFirst()
  return setup?.card
}
