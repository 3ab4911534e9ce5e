import { runSql, type Database } from '#server/platform/database/database.ts'
import { createTotpSeal } from './totp.ts'

type SealedSecret = { readonly id: string; readonly email: string; readonly secret: string }

/** Finds the accounts whose authenticator secret was sealed with a different server secret. */
export async function findUnreadableFactors(
  db: Database,
  serverSecret: string,
): Promise<{ readonly total: number; readonly unreadable: readonly string[] }> {
  const { open } = createTotpSeal(serverSecret)
  const { rows } = await runSql<SealedSecret>(
    db,
    `select a.id, a.email, t.secret from totp_secrets t join accounts a on a.id = t.account_id order by a.email`,
  )
  const unreadable = rows.filter(({ id, secret }) => open(secret, id) === undefined)
  return { total: rows.length, unreadable: unreadable.map(({ email }) => email) }
}
