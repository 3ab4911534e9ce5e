import type { Context } from '#server/engine/context.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Database } from '#server/platform/database/database.ts'
import { setPasswordHash } from './accounts.ts'
import { hashPassword } from './password.ts'
import { engineOf } from './profile.ts'

/** Creates the first super administrator once; later changes of the environment have no effect. */
export async function ensureAdmin(
  db: Database,
  engines: Engines,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const rows = await db.selectFrom('accounts').where('kind', '=', 'admin').limit(1).execute()
  if (rows.length) return false
  const hash = await hashPassword(password)
  const context: Context = { db, language: 'en', isPublic: false, identity: undefined }
  const engine = engineOf(engines, 'admin')
  await engine.withTransaction(context, async (inner) => {
    const input = { firstName: 'Super', lastName: 'Administrator', email }
    const { _id: id } = await engine.create(input, inner)
    await setPasswordHash(inner.db, String(id), hash)
  })
  return true
}
