import { sql } from 'kysely'
import type { Money } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import { toSearchText } from '#domain/toSearchText.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { readActorEmail } from '../readActorEmail.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import { newId } from '#server/platform/newId.ts'

export type ApprovalKind =
  'refund' | 'administrator' | 'administratorEmail' | 'administratorFactors' | 'settings'

/** The data needed to carry out an approved request; its shape depends on the kind. */
export type ApprovalPayload = Readonly<Record<string, unknown>>

export type ApprovalRequest = {
  readonly kind: ApprovalKind
  /** a readable name of what is to be approved */
  readonly subject: string
  readonly reason?: string
  readonly amount?: Money
  /** the payload for carrying it out once approved */
  readonly facts: object
}

/** Saves a request for a second person's approval, in the caller's transaction. */
export async function requestApproval(
  { db, identity, onApprovalRequested }: Context,
  { kind, subject, reason, amount, facts }: ApprovalRequest,
): Promise<void> {
  onApprovalRequested?.()
  const id = newId()
  const requestedBy = await readActorEmail(db, identity)
  await db
    .insertInto('approvals')
    .values({
      id,
      kind,
      subject,
      reason: reason ?? null,
      amount: amount?.amount ?? null,
      amount_currency: amount?.currency ?? null,
      status: 'pending',
      requested_by: requestedBy ?? null,
      search_text: toSearchText(`${subject} ${requestedBy ?? ''}`),
    })
    .execute()
  await db
    .insertInto('approval_requests')
    .values({ id, requester: identity?.id ?? null, facts: JSON.stringify(facts) })
    .execute()
  await recordAuditEvent(db, {
    event: 'approval_requested',
    email: subject,
    actor: requestedBy,
    details: kind,
  })
}

/** Like `requestApproval`, unless the same person has the same request pending. */
export async function requestApprovalOnce(
  context: Context,
  request: ApprovalRequest,
): Promise<void> {
  const { db, identity, onApprovalRequested } = context
  onApprovalRequested?.()
  if (await hasPendingRequest(db, request, identity?.id)) return
  await requestApproval(context, request)
}

/** Returns whether a request with these facts is pending, optionally of one requester. */
export async function hasPendingRequest(
  db: Database,
  { kind, facts }: Pick<ApprovalRequest, 'kind' | 'facts'>,
  requester?: string,
): Promise<boolean> {
  const query = db
    .selectFrom('approvals as a')
    .innerJoin('approval_requests as r', 'r.id', 'a.id')
    .where('a.status', '=', 'pending')
    .where('a.kind', '=', kind)
    .where(sql<boolean>`r.facts @> ${JSON.stringify(facts)}::jsonb`)
  const pending = requester === undefined ? query : query.where('r.requester', '=', requester)
  return (await pending.executeTakeFirst()) !== undefined
}

/**
 * The response once the request is saved: nothing else has been changed. Refuses with
 * `approval_requested`.
 */
export const approvalRequestedRefusal = (): Refusal => refuse('approval_requested')
