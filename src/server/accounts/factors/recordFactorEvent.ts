import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/platform/database/database.ts'
import type { FactorChange } from '#server/mails/mailTemplates.ts'
import type { AccountRow } from '../accounts.ts'
import { recordAuditEvent, type AuditKind } from '#server/http/recordAuditEvent.ts'
import type { AccountServices } from '../accountServices.ts'

type FactorEvent = {
  readonly event: AuditKind
  /** the change to mail to the owner; undefined: no mail */
  readonly news?: FactorChange
  readonly details?: string
}

/** Records a factor event and notifies the owner, in the caller's transaction. */
export async function recordFactorEvent(
  { mailer }: Pick<AccountServices, 'mailer'>,
  db: Database,
  request: FastifyRequest,
  { email, kind, language, name }: Pick<AccountRow, 'email' | 'kind' | 'language' | 'name'>,
  { event, news, details }: FactorEvent,
): Promise<void> {
  await recordAuditEvent(db, { event, email, kind, details })
  if (!news) return
  const values = { name, change: news, at: new Date().toISOString(), address: request.ip }
  await mailer.queue(db, { to: email, language, template: 'factorsChanged', values })
}
