import { newSecret } from '#server/platform/newSecret.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readStoredValue } from '#server/platform/database/storedValues.ts'

const key = 'token-secret'

/** Returns the secret shared by all processes on a database; the first one creates it. */
export async function ensureTokenSecret(db: Database): Promise<string> {
  await db
    .insertInto('stored_values')
    .values({ key, value: JSON.stringify(newSecret()) })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const storedSecret = await readStoredSecret(db)
  if (storedSecret === undefined)
    throw new Error('the token secret could not be read after it was created')
  return storedSecret
}

/** Returns the secret that a start would use; undefined if it would create one. */
export const currentTokenSecret = async (
  { secret }: { readonly secret: string | undefined },
  db: Database,
): Promise<string | undefined> => secret ?? readStoredSecret(db)

const readStoredSecret = (db: Database) => readStoredValue<string>(db, key)
