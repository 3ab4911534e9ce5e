import { verifyPassword } from '#server/accounts/password.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { hasTable } from '#server/platform/database/hasTable.ts'
import { demoAdmin, demoPassword, demoPeople } from './demoAccounts.ts'

/** The accounts with publicly known passwords. */
export type AccountPosture = {
  /** whether a super administrator exists, so that the environment creates none */
  readonly hasAdmin: boolean
  /** emails of super administrators who have the demo password */
  readonly demoAdmins: readonly string[]
  /** emails of all other accounts that have it */
  readonly demoPeople: readonly string[]
}

type Candidate = { readonly kind: string; readonly email: string; readonly hash: string }

/** Reads only, and works with a database that is still empty. */
export async function readAccountPosture(db: Database): Promise<AccountPosture> {
  if (!(await hasTable(db, 'accounts'))) return { hasAdmin: false, demoAdmins: [], demoPeople: [] }
  const row = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'admin')
    .executeTakeFirst()
  const demoAccounts = await withDemoPassword(await readCandidates(db))
  const emailsOf = (isIncluded: (each: Candidate) => boolean) =>
    demoAccounts.filter(isIncluded).map(({ email }) => email)
  return {
    hasAdmin: Number(row?.count ?? 0) > 0,
    demoAdmins: emailsOf(({ kind }) => kind === 'admin'),
    demoPeople: emailsOf(({ kind }) => kind !== 'admin'),
  }
}

/**
 * Verifying a password hash is slow, so only likely accounts are checked: super administrators, the
 * emails of demo accounts, and accounts that share a hash, which only the demo creates.
 */
async function readCandidates(db: Database): Promise<readonly Candidate[]> {
  const { rows } = await runSql<Candidate>(
    db,
    `select kind, email, password_hash as hash from accounts
     where password_hash is not null and (kind = 'admin' or email = any($1::text[]) or password_hash in
       (select password_hash from accounts where password_hash is not null group by 1 having count(*) > 1))
     order by email`,
    [demoPeople.map(({ email }) => email)],
  )
  return rows
}

async function withDemoPassword(accounts: readonly Candidate[]): Promise<readonly Candidate[]> {
  const demoByHash = new Map<string, boolean>()
  for (const { hash } of accounts) {
    if (!demoByHash.has(hash)) demoByHash.set(hash, await isDemoPassword(hash))
  }
  return accounts.filter(({ hash }) => demoByHash.get(hash))
}

const isDemoPassword = async (hash: string): Promise<boolean> =>
  (await verifyPassword(demoAdmin.password, hash)) || (await verifyPassword(demoPassword, hash))
