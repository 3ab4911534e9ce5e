import type { AccountKind } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
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
export type Login = { readonly email: string; readonly tenant?: string | undefined }

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export async function findAccount(
  db: Database,
  realm: AccountRealm,
  { email, tenant }: Login,
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
  runSql(
    db,
    `insert into accounts (id, kind, realm, email, tenant_id, company_id, name, language, active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      account.id,
      account.kind,
      kindDetails[account.kind].realm,
      account.email,
      account.tenant_id,
      account.kind === 'company' ? account.id : null,
      account.name,
      account.language,
      account.active,
    ],
  )

export const updateAccount = (db: Database, account: NewAccount) =>
  runSql(
    db,
    `update accounts set email = $2, tenant_id = $3, company_id = $4, name = $5, language = $6, active = $7
     where id = $1`,
    [
      account.id,
      account.email,
      account.tenant_id,
      account.kind === 'company' ? account.id : null,
      account.name,
      account.language,
      account.active,
    ],
  )

export const deleteAccount = (db: Database, id: string) =>
  runSql(db, 'delete from accounts where id = $1', [id])

/** Also ends pending sign-in and enrolment steps that began with the old password. */
export async function setPasswordHash(db: Database, id: string, hash: string): Promise<void> {
  await runSql(db, 'update accounts set password_hash = $2 where id = $1', [id, hash])
  await runSql(db, 'delete from factor_challenges where account_id = $1', [id])
}

export const recordSignIn = (db: Database, id: string) =>
  runSql(db, 'update accounts set signed_in_at = now() where id = $1', [id])
