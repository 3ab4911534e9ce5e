import type { Identity } from '#domain/access.ts'
import { searchText } from '#domain/searchText.ts'
import { run, type Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Visitor } from './sessions.ts'

export type AuditKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'sessions_ended'
  | 'token_reused'
  | 'too_many_attempts'
  | 'code_requested'
  | 'code_failed'
  | 'password_reset'
  | 'password_changed'
  | 'registered'
  | 'invited'
  | 'invitation_accepted'
  | 'rights_changed'
  | 'activated'
  | 'deactivated'
  | 'deleted'

export type AuditEvent = {
  readonly event: AuditKind
  /** whom it is about, as they call themselves: known or not */
  readonly email: string
  readonly kind?: string | undefined
  /** who did it, where it was somebody else */
  readonly actor?: string | undefined
  readonly details?: string | undefined
  readonly visitor?: Visitor | undefined
}

/** Written like a record of the resource that staff reads it by; never with a secret. */
export async function audit(
  db: Database,
  { event, email, kind, actor, details, visitor }: AuditEvent,
): Promise<void> {
  const text = searchText([email, visitor?.ip, actor].filter(Boolean).join(' '))
  await run(
    db,
    `insert into audit_events (id, email, event, kind, actor, ip, device, details, search_text)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(),
      email.slice(0, 255),
      event,
      kind ?? null,
      actor ?? null,
      visitor?.ip ?? null,
      visitor?.device ?? null,
      details?.slice(0, 1000) ?? null,
      text,
    ],
  )
}

/** The email of whoever acts, for the record; nobody where the product itself does. */
export async function nameOfActor(
  db: Database,
  identity: Identity | undefined,
): Promise<string | undefined> {
  if (!identity) return undefined
  const text = 'select email from accounts where id = $1'
  return (await run<{ email: string }>(db, text, [identity.id])).rows[0]?.email
}
