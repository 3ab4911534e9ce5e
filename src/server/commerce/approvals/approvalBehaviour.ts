import { hasPermission } from '#domain/access.ts'
import { refuse } from '#domain/problem.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import { createCurrentAccounts } from '#server/accounts/currentAccounts.ts'
import { withCurrentRights } from '#server/accounts/rights.ts'
import {
  approveNewAdmin,
  approveEmailChange,
  approveFactorReset,
} from '#server/accounts/approvals/adminApproval.ts'
import { isControlledByRequester } from '#server/accounts/approvals/isControlledByRequester.ts'
import { approveRefund } from '#server/commerce/orders/refunds/refundApproval.ts'
import type { ApprovalKind, ApprovalPayload } from '#server/accounts/approvals/requestApproval.ts'
import { approveSettingsChange } from '#server/commerce/settings/settingsApproval.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { recordChange } from '#server/engine/history/changes.ts'
import type { Context } from '#server/engine/context.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { Invitations } from '#server/accounts/invitations.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Mailer } from '#server/mails/mailer.ts'

type ApprovalRow = {
  readonly kind: ApprovalKind
  readonly subject: string
  readonly version: number
  readonly requester: string | null
  readonly at: unknown
  readonly facts: ApprovalPayload
}

export type ApprovalServices = {
  readonly catalogue: Catalogue
  readonly invitations: Invitations
  readonly mailer: Pick<Mailer, 'queue'>
  readonly orders: OrderServices
  readonly shop: Shop
  readonly engines: () => Engines
}

type ApprovalHandler = {
  /** the permission that the approver needs for the request itself */
  readonly permission: readonly [resource: string, verb: string]
  readonly execute: (
    services: ApprovalServices,
    payload: ApprovalPayload,
    context: Context,
  ) => Promise<void>
}

const handlers: Readonly<Record<ApprovalKind, ApprovalHandler>> = {
  refund: { permission: ['orders', 'refund'], execute: approveRefund },
  administrator: { permission: ['admins', 'create'], execute: approveNewAdmin },
  administratorEmail: { permission: ['admins', 'update'], execute: approveEmailChange },
  administratorFactors: { permission: ['admins', 'resetFactors'], execute: approveFactorReset },
  settings: { permission: ['settings', 'update'], execute: approveSettingsChange },
}

/** Approving a request carries it out together with the decision; declining it changes nothing. */
export function createApprovalBehaviour(services: ApprovalServices): Behaviour {
  const resource = services.catalogue.get('approvals')
  if (!resource) return {}
  const accounts = createCurrentAccounts(services.catalogue)
  return {
    actions: {
      approve: async (id, _, requestContext) => {
        const context = await withCurrentRights('approve', resource, accounts, requestContext)
        const { kind, facts, requester, at } = await decideApproval(id, 'approved', context)
        const approver = context.identity?.id
        if (!approver || requester === approver) throw refuse('own_approval')
        if (
          requester &&
          (await isControlledByRequester(
            services.catalogue,
            context.db,
            { requester, at },
            approver,
          ))
        )
          throw refuse('approval_dependent')
        const { permission, execute } = handlers[kind]
        if (!hasPermission(context.identity?.permissions ?? [], ...permission))
          throw refuse('forbidden')
        await execute(services, facts, context)
      },
      decline: async (id, _, context) => void (await decideApproval(id, 'declined', context)),
    },
  }
}

async function decideApproval(
  id: string,
  status: 'approved' | 'declined',
  context: Context,
): Promise<ApprovalRow> {
  const { db, identity } = context
  const decidedBy = await readActorEmail(db, identity)
  const { rows } = await runSql<ApprovalRow>(
    db,
    `update approvals a set status = $2, decided_by = $3, decided_at = now(), version = version + 1, updated_at = now()
     from approval_requests r where a.id = $1 and r.id = a.id and a.status = 'pending'
     returning a.kind, a.subject, a.version, r.requester, r.created_at as at, r.facts`,
    [id, status, decidedBy ?? null],
  )
  const [approval] = rows
  if (!approval) throw refuse('action_not_allowed')
  await recordChange(context, {
    resource: 'approvals',
    id,
    kind: 'changed',
    version: approval.version,
    changes: { status: { from: 'pending', to: status } },
  })
  await recordAuditEvent(db, {
    event: status,
    email: approval.subject,
    actor: decidedBy,
    details: approval.kind,
  })
  return approval
}
