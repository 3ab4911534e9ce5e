import type { Database } from '#server/platform/database/database.ts'
import { createTotpSeal } from './totp.ts'

/** Finds the accounts whose authenticator secret was sealed with a different server secret. */
export async function findUnreadableFactors(
  db: Database,
  serverSecret: string,
): Promise<{ readonly total: number; readonly unreadable: readonly string[] }> {
  const { open } = createTotpSeal(serverSecret)
  const rows = await db
    .selectFrom('totp_secrets as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.email', 't.secret'])
    .orderBy('a.email')
    .execute()
  const unreadable = rows.filter(({ id, secret }) => open(secret, id) === undefined)
  return { total: rows.length, unreadable: unreadable.map(({ email }) => email) }
}
