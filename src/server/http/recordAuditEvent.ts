import type { AccountKind } from '#domain/access.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { currentRequestOrigin, type RequestOrigin } from './requestOrigin.ts'

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
  | 'email_changed'
  | 'registered'
  | 'invited'
  | 'invitation_accepted'
  | 'rights_changed'
  | 'activated'
  | 'deactivated'
  | 'deleted'
  | 'approval_requested'
  | 'approved'
  | 'declined'
  | 'exported'
  | 'refunded'
  | 'settings_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_reset'
  | 'second_factor_failed'
  | 'recovery_used'
  | 'recovery_renewed'

export type AuditEvent = {
  readonly event: AuditKind
  /** the account that the event concerns, as entered, whether or not it exists */
  readonly email: string
  readonly kind?: AccountKind | undefined
  /** the person who acted, if somebody else */
  readonly actor?: string | undefined
  readonly details?: string | undefined
}

/**
 * Records an audit event in the caller's transaction, in the table of the resource that staff read;
 * never pass a secret. Address, device and request id come from the request in progress.
 */
export async function recordAuditEvent(
  db: Database,
  { event, email, kind, actor, details }: AuditEvent,
): Promise<void> {
  const { ip, device, requestId }: Partial<RequestOrigin> = currentRequestOrigin() ?? {}
  const text = toSearchText([email, ip, actor, requestId].filter(Boolean).join(' '))
  await db
    .insertInto('audit_events')
    .values({
      id: newId(),
      email: email.slice(0, 255),
      event,
      kind: kind ?? null,
      actor: actor ?? null,
      ip: ip ?? null,
      device: device ?? null,
      details: details?.slice(0, 1000) ?? null,
      search_text: text,
      request_id: requestId ?? null,
    })
    .execute()
}
