import { runSql, type Database } from '#server/platform/database/database.ts'
import { freshCondition, isToken } from './cardSetups.ts'
import type { Card } from './cardVault.ts'

/** What the gateway's page stores of a card. */
export type SavedTestCard = Pick<Card, 'brand' | 'lastFour' | 'expiry' | 'holder'>

export type TestSetup = {
  readonly return_to: string
  readonly language: string
  readonly is_open: boolean
}

/** Also finds a closed setup, so that its page is shown in the right language. */
export async function findSetup(id: string, db: Database): Promise<TestSetup | undefined> {
  if (!isToken(id)) return undefined
  const { rows } = await runSql<TestSetup>(
    db,
    `select return_to, language, ${freshCondition} as is_open from card_setups where id = $1`,
    [id],
  )
  return rows[0]
}

/** Returns false if the setup was used or has expired in the meantime. */
export async function saveTestCard(
  id: string,
  card: SavedTestCard,
  db: Database,
): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `update card_setups set card = $2 where id = $1 and ${freshCondition} returning id`,
    [id, JSON.stringify(card)],
  )
  return rows.length > 0
}

/** One statement, so that of two parallel calls only one gets it. */
export async function consumeTestCard(
  id: string,
  accountId: string,
  db: Database,
): Promise<SavedTestCard | undefined> {
  if (!isToken(id)) return undefined
  const { rows } = await runSql<{ card: SavedTestCard }>(
    db,
    `delete from card_setups
     where id = $1 and account_id = $2 and card is not null and ${freshCondition} returning card`,
    [id, accountId],
  )
  return rows[0]?.card
}
