import { isLanguage } from '#domain/locale.ts'
import { refuse, type Problem } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour, Change } from '#server/engine/behaviour.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import { normalisePhone } from '#server/http/contactFormats.ts'
import {
  deleteAccount,
  insertAccount,
  normalizeEmail,
  updateAccount,
  type AccountRow,
} from './accounts.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import { readActorEmail } from './readActorEmail.ts'
import type { Invitations } from './invitations.ts'
import { createCurrentAccounts } from './currentAccounts.ts'
import { kindDetails } from './kindDetails.ts'
import {
  changesAccess,
  describeRights,
  rightsProblem,
  outrankedProblem,
  verbByChange,
  withCurrentRights,
} from './rights.ts'
import { endSessions } from './sessions/sessions.ts'
import { revokeAccess, reportNewEmail, resetFactors } from './signInChanges.ts'

type PeopleServices = {
  readonly catalogue: Catalogue
  readonly invitations: Invitations
  readonly mailer: Pick<Mailer, 'queue'>
}

/** The behaviour of all resources whose records can sign in. */
export function createPeopleBehaviour(
  resource: Resource,
  { catalogue, invitations, mailer }: PeopleServices,
): Behaviour {
  const kind = resource.signsIn ?? 'customer'
  const { realm } = kindDetails[kind]
  const accounts = createCurrentAccounts(catalogue)

  async function readAccount(id: string, { db, language }: Context): Promise<AccountRow> {
    const tenant = resource.field.tenant ? 'r.tenant' : 'null::uuid'
    const { rows } = await runSql<AccountRow>(
      db,
      `select r.id, r.email, r.name, r.active, r.language, ${tenant} as tenant_id,
         ${kind === 'company' ? 'r.id' : `(select t.company from tenants t where t.id = ${tenant})`} as company_id
       from ${resource.table} r where r.id = $1`,
      [id],
    )
    const [row] = rows
    if (!row) throw new Error(`${resource.name} ${id} vanished inside its transaction`)
    return { ...row, kind, language: isLanguage(row.language) ? row.language : language }
  }

  /** Refuses actions on the sign-in of people with more rights than the actor. */
  async function assertOutranks(action: string, id: string, context: Context): Promise<void> {
    const verb = resource.actions[action]?.access ?? 'update'
    const current = await withCurrentRights(verb, resource, accounts, context)
    const change = { kind: 'deleted', id, before: undefined, input: undefined } as const
    const outranked = await outrankedProblem(change, resource, current)
    if (outranked) throw refuse(outranked.code)
  }

  const allActions = {
    invite: async (id: string, _: Row, context: Context) => {
      const account = await readAccount(id, context)
      const { db, identity } = context
      await assertOutranks('invite', id, context)
      await invitations.send(db, account, identity?.id ?? id)
      const actor = await readActorEmail(db, identity)
      await recordAuditEvent(db, { event: 'invited', email: account.email, kind, actor })
    },
    resetFactors: async (id: string, _: Row, context: Context) => {
      if (id === context.identity?.id) throw refuse('own_factors')
      await assertOutranks('resetFactors', id, context)
      await resetFactors({ mailer }, await readAccount(id, context), context)
    },
  }
  const actions = Object.fromEntries(
    Object.entries(allActions).filter(([name]) => resource.actions[name]),
  )

  async function removeAccount(
    id: string,
    email: string,
    { db, identity }: Context,
  ): Promise<void> {
    await deleteAccount(db, id)
    await recordAuditEvent(db, {
      event: 'deleted',
      email,
      kind,
      actor: await readActorEmail(db, identity),
    })
  }

  return {
    actions,
    prepare: (input, before) => ({
      ...input,
      ...normalizeContact(input),
      ...fullName(input, before),
    }),

    async guard(change, context) {
      const current = changesAccess(change)
        ? await withCurrentRights(verbByChange[change.kind], resource, accounts, context)
        : context
      return (
        ownAccountProblem(change, context) ??
        (await outrankedProblem(change, resource, current)) ??
        (await duplicateEmailProblem(change, realm, context)) ??
        (await rightsProblem(change, catalogue, current))
      )
    },

    async after({ kind: what, id, before, input }, context) {
      const { db, identity } = context
      if (what === 'deleted') return removeAccount(id, String(before?.email), context)
      const account = await readAccount(id, context)
      const actor = await readActorEmail(db, identity)
      const auditEntry = { email: account.email, kind, actor }
      if (what === 'created') {
        await mapDuplicateEmail(() => insertAccount(db, account))
        // Inactive accounts get no invitation, because they could not sign in.
        if (identity && account.active) {
          await invitations.send(db, account, identity.id, { many: context.isBulk })
          await recordAuditEvent(db, { event: 'invited', ...auditEntry })
        }
      } else {
        await mapDuplicateEmail(() => updateAccount(db, account))
        const hasMovedTenant = before?.tenant !== undefined && before.tenant !== account.tenant_id
        const formerEmail = normalizeEmail(String(before?.email))
        if (hasMovedTenant || formerEmail !== account.email) await revokeAccess(db, id)
        if (formerEmail !== account.email)
          await reportNewEmail({ mailer }, account, formerEmail, context)
        if (before?.active === true && !account.active) {
          await endSessions(db, id)
          await recordAuditEvent(db, { event: 'deactivated', ...auditEntry })
        } else if (before?.active === false && account.active)
          await recordAuditEvent(db, { event: 'activated', ...auditEntry })
      }
      if (input && ('roles' in input || 'permissions' in input)) {
        const details = await describeRights(resource, id, db)
        await recordAuditEvent(db, { event: 'rights_changed', ...auditEntry, details })
      }
    },
  }
}

const normalizeContact = ({ email, phoneNumber }: Row): Row => ({
  ...(typeof email === 'string' ? { email: normalizeEmail(email) } : {}),
  ...(typeof phoneNumber === 'string' ? { phoneNumber: normalisePhone(phoneNumber) } : {}),
})

const fullName = (input: Row, before: Row | undefined): Row => ({
  name: [input.firstName ?? before?.first_name, input.lastName ?? before?.last_name]
    .map((part) => String(part ?? '').trim())
    .join(' ')
    .trim(),
})

/**
 * Refuses changes that would lock people out of their own account; a new email has to be verified
 * first.
 */
function ownAccountProblem(
  { kind, id, input, before }: Change,
  { identity }: Context,
): Problem | undefined {
  if (id !== identity?.id) return undefined
  if (kind === 'deleted' || input?.active === false) return { code: 'own_account' }
  return input?.email !== undefined && input.email !== before?.email
    ? { code: 'own_email', fields: { '/email': { key: 'field.ownEmail' } } }
    : undefined
}

async function duplicateEmailProblem(
  { id, before, input }: Change,
  realm: string,
  { db }: Context,
): Promise<Problem | undefined> {
  if (!input || !('email' in input || 'tenant' in input)) return undefined
  const email = input.email ?? before?.email
  const tenant = input.tenant ?? before?.tenant ?? null
  const other = await db
    .selectFrom('accounts')
    .where((eb) => eb.and({ realm, email: String(email) }))
    .where('tenant_id', 'is not distinct from', tenant === null ? null : String(tenant))
    .where('id', '<>', id)
    .executeTakeFirst()
  return other && duplicateEmail
}

const duplicateEmail: Problem = {
  code: 'duplicate',
  fields: { '/email': { key: 'field.duplicate' } },
}

/** Of two parallel writes with the same email, the database accepts only one. */
async function mapDuplicateEmail(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isDuplicate =
      error instanceof Error && 'constraint' in error && error.constraint === 'accounts_login'
    throw isDuplicate ? refuse('duplicate', { fields: duplicateEmail.fields ?? {} }) : error
  }
}
