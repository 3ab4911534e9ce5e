import { sql } from 'kysely'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { readActorEmail } from '../readActorEmail.ts'
import { accountById, type AccountRow } from '../accounts.ts'
import { hasFactor } from '../factors/factors.ts'
import type { Invitations } from '../invitations.ts'
import { engineOf } from '../profile.ts'
import { resetFactors } from '../signInChanges.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import { refuse, type Problem } from '#domain/problem.ts'
import { nouns } from '#domain/messages/nouns.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import type { Behaviour, Change } from '#server/engine/behaviour.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { requiresSecondAdmin } from './secondPersonRules.ts'
import {
  approvalRequestedRefusal,
  requestApproval,
  requestApprovalOnce,
  type ApprovalPayload,
} from './requestApproval.ts'

/**
 * Where the settings require it, a new super administrator stays inactive and uninvited until a
 * second one approves. Changing another administrator's email or resetting their second factors
 * needs approval too, because either could be used to take over the account.
 */
export function withAdminApproval(people: Behaviour): Behaviour {
  /** Throws what the change itself would throw, before an approval is requested. */
  async function assertAllowed(
    id: string,
    before: Row,
    email: unknown,
    context: Context,
  ): Promise<void> {
    const change = { kind: 'changed', id, before, input: { email } } as const
    const { code, ...rest }: Partial<Problem> = (await people.guard?.(change, context)) ?? {}
    if (code) throw refuse(code, rest)
  }

  async function deferEmailChange(input: Row, before: Row, context: Context): Promise<Row> {
    const { email, ...rest } = input
    const id = String(before.id)
    if (email === undefined || email === before.email || id === context.identity?.id) return input
    await assertAllowed(id, before, email, context)
    await requestApprovalOnce(context, {
      kind: 'administratorEmail',
      subject: `${String(before.email)} → ${String(email)}`.slice(0, 255),
      facts: { id, email },
    })
    return rest
  }

  return {
    ...people,
    prepare: async (input, before, context) => {
      const prepared = (await people.prepare?.(input, before, context)) ?? input
      if (!(await needsApproval(context))) return prepared
      return before ? deferEmailChange(prepared, before, context) : { ...prepared, active: false }
    },
    guard: async (change, context) =>
      (await people.guard?.(change, context)) ?? (await activationProblem(change, context)),
    after: async (change, context) => {
      await people.after?.(change, context)
      if (change.kind !== 'created' || !(await needsApproval(context))) return
      const { id, input } = change
      await requestApproval(context, {
        kind: 'administrator',
        subject: String(input?.email),
        facts: { id },
      })
    },
    actions: {
      ...people.actions,
      resetFactors: async (id, input, context, version) => {
        const { db, identity } = context
        if (id === identity?.id || !(await needsApproval(context)))
          return people.actions?.resetFactors?.(id, input, context, version)
        const account = await requireAdmin(db, id)
        await assertAllowed(id, { email: account.email }, account.email, context)
        if (!(await hasFactor(db, id))) throw refuse('no_factors')
        await requestApprovalOnce(context, {
          kind: 'administratorFactors',
          subject: account.email,
          facts: { id },
        })
        return approvalRequestedRefusal()
      },
    },
  }
}

/**
 * Changes made by the system itself, such as creating the first administrator, need no approval.
 */
const needsApproval = async ({ db, identity }: Context): Promise<boolean> =>
  identity !== undefined && requiresSecondAdmin(db)

/** Prevents activating an administrator by hand before the approval. */
async function activationProblem(
  { id, input }: Change,
  { db }: Context,
): Promise<Problem | undefined> {
  if (input?.active !== true) return undefined
  const unapproved = await db
    .selectFrom('approvals as a')
    .innerJoin('approval_requests as r', 'r.id', 'a.id')
    .where('a.kind', '=', 'administrator')
    .where('a.status', '<>', 'approved')
    .where(sql`r.facts->>'id'`, '=', id)
    .executeTakeFirst()
  return unapproved && { code: 'approval_needed' }
}

/** Activates the administrator and mails the invitation. Refuses with `not_found`. */
export async function approveNewAdmin(
  { invitations }: { readonly invitations: Invitations },
  { id }: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const { db, identity } = context
  const admin = String(id)
  const changed = await db
    .updateTable('admins')
    .set({ active: true, ...newVersion })
    .where('id', '=', admin)
    .returning('version')
    .executeTakeFirst()
  if (!changed) throw refuse('not_found', { values: { what: nouns.account } })
  await db.updateTable('accounts').set({ active: true }).where('id', '=', admin).execute()
  const account = await requireAdmin(db, admin)
  await recordChange(context, {
    resource: 'admins',
    id: admin,
    kind: 'changed',
    version: changed.version,
    changes: { active: { from: false, to: true } },
  })
  await invitations.send(db, account, identity?.id ?? admin)
  const actor = await readActorEmail(db, identity)
  for (const event of ['activated', 'invited'] as const)
    await recordAuditEvent(db, { event, email: account.email, kind: account.kind, actor })
}

async function requireAdmin(db: Database, id: string): Promise<AccountRow> {
  const account = await accountById(db, id)
  if (account?.kind !== 'admin') throw refuse('not_found', { values: { what: nouns.account } })
  return account
}

/** The approver is recorded as the author of the change. */
export async function approveEmailChange(
  { engines }: { readonly engines: () => Engines },
  { id, email }: ApprovalPayload,
  { identity, ...context }: Context,
): Promise<void> {
  const account = await requireAdmin(context.db, String(id))
  const actor = identity?.id ?? account.id
  const inner = { ...context, identity: undefined, actor }
  await engineOf(engines(), 'admin').patch(account.id, { email }, undefined, inner)
}

export async function approveFactorReset(
  { mailer }: { readonly mailer: Pick<Mailer, 'queue'> },
  { id }: ApprovalPayload,
  context: Context,
): Promise<void> {
  await resetFactors({ mailer }, await requireAdmin(context.db, String(id)), context)
}
