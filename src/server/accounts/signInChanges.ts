import type { Mailer } from '#server/mails/mailer.ts'
import { refuse } from '#domain/problem.ts'
import { actorOf, type Context } from '#server/engine/context.ts'
import type { AccountRow } from './accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { readActorEmail } from './readActorEmail.ts'
import { revokeCodes } from './codes.ts'
import { removeFactors } from './factors/factors.ts'
import { endSessions } from './sessions/sessions.ts'

type Person = Pick<AccountRow, 'id' | 'email' | 'kind' | 'name' | 'language'>
type Notifier = { readonly mailer: Pick<Mailer, 'queue'> }

/**
 * Removes somebody else's second factors, notifies them and ends their sessions. Throws
 * `no_factors`.
 */
export async function resetFactors(
  { mailer }: Notifier,
  { id, email, kind, name, language }: Person,
  { db, identity }: Pick<Context, 'db' | 'identity'>,
): Promise<void> {
  if (!(await removeFactors(db, id))) throw refuse('no_factors')
  await endSessions(db, id)
  const at = new Date().toISOString()
  const values = { name, change: 'reset', at, address: '' } as const
  await mailer.queue(db, { to: email, language, template: 'factorsChanged', values })
  const actor = await readActorEmail(db, identity)
  await recordAuditEvent(db, { event: 'factors_reset', email, kind, actor })
}

/** Notifies the former address that the account's email has changed, and records it. */
export async function reportNewEmail(
  { mailer }: Notifier,
  { email, kind, name, language }: Person,
  formerEmail: string,
  context: Context,
): Promise<void> {
  const { db } = context
  const at = new Date().toISOString()
  const values = { name, email, at }
  await mailer.queue(db, { to: formerEmail, language, template: 'emailChanged', values })
  const actorId = actorOf(context)
  const actor = await readActorEmail(db, actorId ? { id: actorId } : undefined)
  await recordAuditEvent(db, {
    event: 'email_changed',
    email: formerEmail,
    kind,
    actor,
    details: email,
  })
}

/** Ends all codes and sessions of an account after a change of how it signs in. */
export async function revokeAccess(db: Context['db'], id: string): Promise<void> {
  await revokeCodes(db, id)
  await endSessions(db, id)
}
