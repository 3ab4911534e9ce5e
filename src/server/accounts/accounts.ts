import type { AccountKind } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import { kindDetails, type AccountRealm } from './kindDetails.ts'

/**
 * An account that can sign in. Its profile is the record with the same id in its kind's resource.
 */
export type AccountRow = {
  readonly id: string
  readonly kind: AccountKind
  readonly email: string
  readonly tenant_id: string | null
  readonly company_id: string | null
  readonly name: string
  readonly language: Language
  readonly active: boolean
  readonly password_hash: string | null
}

/**
 * An account is inactive if its tenant or company is. A tenant's accounts act for the tenant's
 * company.
 */
const accountQuery = `select a.id, a.kind, a.email, a.tenant_id, coalesce(t.company, a.company_id) as company_id, a.name, a.language, a.password_hash,
    (a.active and coalesce(t.active, true) and coalesce(c.active, true)) as active
  from accounts a left join tenants t on t.id = a.tenant_id 
    left join accounts c on c.id = coalesce(t.company, a.company_id)`

export const accountById = async (db: Database, id: string): Promise<AccountRow | undefined> =>
  (await runSql<AccountRow>(db, `${accountQuery} where a.id = $1`, [id])).rows[0]

/** `tenant`: the tenant id that people type, not the record id */
export type AccountIdentifier = { readonly email: string; readonly tenant?: string | undefined }

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export async function findAccount(
  db: Database,
  realm: AccountRealm,
  { email, tenant }: AccountIdentifier,
): Promise<AccountRow | undefined> {
  const { rows } = await runSql<AccountRow>(
    db,
    `${accountQuery}
     where a.realm = $1 and a.email = $2 and ($3::text is null or t.tenant_id = $3)`,
    [realm, normalizeEmail(email), realm === 'tenant' ? (tenant ?? '').trim().toLowerCase() : null],
  )
  return rows[0]
}

type NewAccount = Omit<AccountRow, 'password_hash'>

export const insertAccount = (db: Database, account: NewAccount) =>
  db
    .insertInto('accounts')
    .values({
      id: account.id,
      kind: account.kind,
      realm: kindDetails[account.kind].realm,
      email: account.email,
      tenant_id: account.tenant_id,
      company_id: account.kind === 'company' ? account.id : null,
      name: account.name,
      language: account.language,
      active: account.active,
    })
    .execute()

export const updateAccount = (db: Database, account: NewAccount) =>
  db
    .updateTable('accounts')
    .set({
      email: account.email,
      tenant_id: account.tenant_id,
      company_id: account.kind === 'company' ? account.id : null,
      name: account.name,
      language: account.language,
      active: account.active,
    })
    .where('id', '=', account.id)
    .execute()

export const deleteAccount = (db: Database, id: string) =>
  db.deleteFrom('accounts').where('id', '=', id).execute()

/** Also ends pending sign-in and enrolment steps that began with the old password. */
export async function setPasswordHash(db: Database, id: string, hash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute()
  await db.deleteFrom('factor_challenges').where('account_id', '=', id).execute()
}

export const recordSignIn = (db: Database, id: string) =>
  db.updateTable('accounts').set({ signed_in_at: now }).where('id', '=', id).execute()
