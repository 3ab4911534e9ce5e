import { newSecret } from '#server/platform/newSecret.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

const key = 'token-secret'

/** Returns the secret shared by all processes on a database; the first one creates it. */
export async function ensureTokenSecret(db: Database): Promise<string> {
  await runSql(db, 'insert into kept_values (key, value) values ($1, $2) on conflict do nothing', [
    key,
    JSON.stringify(newSecret()),
  ])
  const storedSecret = await readStoredSecret(db)
  if (storedSecret === undefined) throw new Error('the secret vanished as it was made')
  return storedSecret
}

/** Returns the secret that a start would use; undefined if it would create one. */
export const currentTokenSecret = async (
  { secret }: { readonly secret: string | undefined },
  db: Database,
): Promise<string | undefined> => secret ?? readStoredSecret(db)

async function readStoredSecret(db: Database): Promise<string | undefined> {
  const { rows } = await runSql<{ value: string }>(
    db,
    'select value from kept_values where key = $1',
    [key],
  )
  return rows[0]?.value
}
