import { kindDetails } from '#server/accounts/kindDetails.ts'
import { createTokens } from '#server/accounts/sessions/tokens.ts'
import type { Account } from '#server/http/requestAccount.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'

export const secret = 'a-secret-that-only-the-tests-know-about'

const tokens = createTokens(secret)
const tables = { company: 'companies', tenantUser: 'tenant_users' } as const

/**
 * Stores a session and returns its token; creates the account if it does not exist. Permissions are
 * granted directly, in addition to those of its kind.
 */
export async function signIn(db: Database, account: Partial<Account>): Promise<string> {
  const id = account.id ?? newId()
  const { kind = 'admin', audience = 'cms', session = newId(), permissions, tenant } = account
  const email = account.email ?? `${id}@example.com`
  const company = kind === 'company' ? id : account.company
  await runSql(
    db,
    `insert into accounts (id, kind, realm, email, name, tenant_id, company_id) values ($1, $2, $3, $4, $7, $5, $6)
     on conflict (id) do nothing`,
    [
      id,
      kind,
      kindDetails[kind].realm,
      email,
      tenant ?? null,
      company ?? null,
      kind === 'admin' ? 'Staff' : email,
    ],
  )
  const table = kind === 'company' || kind === 'tenantUser' ? tables[kind] : undefined
  if (table && permissions)
    await runSql(
      db,
      `insert into ${table} as p (id, name, email, permissions) values ($1, $2, $2, $3)
       on conflict (id) do update set permissions = excluded.permissions where p.permissions is distinct from excluded.permissions`,
      [id, email, permissions],
    )
  await runSql(
    db,
    `insert into sessions (id, account_id, audience, ip, device) values ($1, $2, $3, '127.0.0.1', 'test')
     on conflict (id) do nothing`,
    [session, id, audience],
  )
  return tokens.sign({
    id,
    kind,
    email,
    audience,
    session,
    permissions: [...kindDetails[kind].permissions, ...(permissions ?? [])],
    ...(company && { company }),
    ...(tenant && { tenant }),
  })
}

/** Returns a header factory that signs an account in on first use. */
export function bearerOf(
  db: Database,
  account: Partial<Account>,
): () => Promise<{ readonly authorization: string }> {
  let token: Promise<string> | undefined
  return async () => ({ authorization: `Bearer ${await (token ??= signIn(db, account))}` })
}
