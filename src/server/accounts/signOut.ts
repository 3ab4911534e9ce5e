import type { Database } from '#server/platform/database/database.ts'
import { accountById } from './accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { endSessionByToken } from './sessions/sessions.ts'

/** Ends the session of a refresh token and records whose it was. */
export async function signOut(db: Database, token: string): Promise<void> {
  const accountId = await endSessionByToken(db, token)
  const row = accountId ? await accountById(db, accountId) : undefined
  if (!row) return
  const { email, kind } = row
  await recordAuditEvent(db, { event: 'signed_out', email, kind })
}
