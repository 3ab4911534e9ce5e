import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import { accountById } from './accounts.ts'
import { recordAuditEvent } from '#server/http/auditRequest.ts'
import { visitorOf } from '#server/http/requestOrigin.ts'
import { endSessionByToken } from './sessions.ts'

/** Ends the session of a refresh token, and notes whose it was. */
export async function signOut(db: Database, token: string, request: FastifyRequest): Promise<void> {
  const closed = await endSessionByToken(db, token)
  const row = closed ? await accountById(db, closed) : undefined
  if (!row) return
  const { email, kind } = row
  await recordAuditEvent(db, { event: 'signed_out', email, kind, visitor: visitorOf(request) })
}
