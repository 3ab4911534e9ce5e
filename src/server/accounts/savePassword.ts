import type { Database } from '#server/platform/database/database.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import { setPasswordHash, type AccountRow } from './accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { revokeCodes } from './codes.ts'
import { forgetBrowsers } from './sessions/knownBrowsers.ts'
import { endSessions } from './sessions/sessions.ts'

type NewPassword = {
  readonly account: AccountRow
  readonly hash: string
  /** the IP address that the mail names */
  readonly address: string
}

/** Saves a reset password, ends all sessions and codes, and notifies the owner. */
export async function savePassword(
  db: Database,
  mailer: Mailer,
  { account, hash, address }: NewPassword,
): Promise<void> {
  const { id, email: to, language, name, kind } = account
  await setPasswordHash(db, id, hash)
  await endSessions(db, id)
  await revokeCodes(db, id)
  await forgetBrowsers(db, id)
  const values = { name, at: new Date().toISOString(), address }
  await mailer.queue(db, { to, language, template: 'passwordChanged', values })
  await recordAuditEvent(db, { event: 'password_reset', email: to, kind })
}
