import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import { hashPassword } from './password.ts'
import type { Account } from './tokens.ts'

export type Admin = { readonly id: string; readonly email: string; readonly name: string }

/** The first super administrator, made once; a later change of the environment changes nobody. */
export async function ensureAdmin(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const known = await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()
  if (known) return false
  await db
    .insertInto('admins')
    .values({
      id: newId(),
      email: email.toLowerCase(),
      name: 'Super administrator',
      password_hash: await hashPassword(password),
    })
    .execute()
  return true
}

export const findAdmin = (db: Database, email: string) =>
  db
    .selectFrom('admins')
    .select(['id', 'email', 'name', 'password_hash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()

export const adminById = (db: Database, id: string) =>
  db.selectFrom('admins').select(['id', 'email', 'name']).where('id', '=', id).executeTakeFirst()

export const accountOf = ({ id, email }: Admin): Account => ({
  id,
  email,
  admin: true,
  permissions: ['*'],
})

export const profileOf = ({ id, email, name }: Admin) => ({
  _id: id,
  email,
  name,
  permissions: ['*'],
})
