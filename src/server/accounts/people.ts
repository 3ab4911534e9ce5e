import { isLanguage } from '#domain/locale.ts'
import { refuse, type Problem } from '#domain/problem.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { run } from '../database/database.ts'
import type { Behaviour, Change } from '../engine/behaviour.ts'
import type { Context, Row } from '../engine/context.ts'
import { normalPhone } from '../shop/contactFormats.ts'
import {
  deleteAccount,
  insertAccount,
  normalEmail,
  updateAccount,
  type AccountRow,
} from './accounts.ts'
import { audit, nameOfActor } from './audit.ts'
import type { Invitations } from './invitations.ts'
import { kindFacts } from './kinds.ts'
import { rightsProblem, textsIn } from './rights.ts'
import { endSessions } from './sessions.ts'

type Parts = { readonly catalogue: Catalogue; readonly invitations: Invitations }

/** What is true of everybody who can sign in, whichever resource they are records of. */
export function people(resource: Resource, { catalogue, invitations }: Parts): Behaviour {
  const kind = resource.signsIn ?? 'customer'
  const { realm } = kindFacts[kind]

  async function accountOf(id: string, { db, language }: Context): Promise<AccountRow> {
    const tenant = resource.field.tenant ? 'r.tenant' : 'null::uuid'
    const { rows } = await run<AccountRow>(
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

  /** A resource without the verb has nothing to implement. */
  const actions = resource.actions.invite && {
    invite: async (id: string, _: Row, context: Context) => {
      const account = await accountOf(id, context)
      if (!account.active) throw refuse('action_not_allowed')
      const { db, identity } = context
      await invitations.send(db, account, identity?.id ?? id)
      const actor = await nameOfActor(db, identity)
      await audit(db, { event: 'invited', email: account.email, kind, actor })
    },
  }

  return {
    ...(actions ? { actions } : {}),
    prepare: (input, before) => ({ ...input, ...normal(input), ...nameOf(input, before) }),

    guard: async (change, context) =>
      ownAccount(change, context) ??
      (await takenEmail(change, realm, context)) ??
      (await rightsProblem(change, catalogue, context)),

    async after({ kind: what, id, before, input }, context) {
      const { db, identity } = context
      if (what === 'deleted') return void (await deleteAccount(db, id))
      const account = await accountOf(id, context)
      const actor = await nameOfActor(db, identity)
      const about = { email: account.email, kind, actor }
      if (what === 'created') {
        await unique(() => insertAccount(db, account))
        if (identity) {
          await invitations.send(db, account, identity.id)
          await audit(db, { event: 'invited', ...about })
        }
      } else {
        await unique(() => updateAccount(db, account))
        if (normalEmail(String(before?.email)) !== account.email)
          await run(db, 'delete from codes where account_id = $1', [id])
        if (before?.active === true && !account.active) {
          await endSessions(db, id)
          await audit(db, { event: 'deactivated', ...about })
        } else if (before?.active === false && account.active)
          await audit(db, { event: 'activated', ...about })
      }
      if (input && ('roles' in input || 'permissions' in input)) {
        const details = textsIn(input.permissions).join(' ')
        await audit(db, { event: 'rights_changed', ...about, details })
      }
    },
  }
}

const normal = ({ email, phoneNumber }: Row): Row => ({
  ...(typeof email === 'string' ? { email: normalEmail(email) } : {}),
  ...(typeof phoneNumber === 'string' ? { phoneNumber: normalPhone(phoneNumber) } : {}),
})

const nameOf = (input: Row, before: Row | undefined): Row => ({
  name: [input.firstName ?? before?.first_name, input.lastName ?? before?.last_name]
    .map((part) => String(part ?? '').trim())
    .join(' ')
    .trim(),
})

/** Who locks themselves out cannot let themselves in again. */
const ownAccount = ({ kind, id, input }: Change, { identity }: Context): Problem | undefined =>
  id === identity?.id && (kind === 'deleted' || input?.active === false)
    ? { code: 'own_account' }
    : undefined

async function takenEmail(
  { id, before, input }: Change,
  realm: string,
  { db }: Context,
): Promise<Problem | undefined> {
  if (!input || !('email' in input || 'tenant' in input)) return undefined
  const email = input.email ?? before?.email
  const tenant = input.tenant ?? before?.tenant ?? null
  const { rows } = await run(
    db,
    'select 1 from accounts where realm = $1 and email = $2 and tenant_id is not distinct from $3 and id <> $4',
    [realm, email, tenant, id],
  )
  return rows.length ? taken : undefined
}

const taken: Problem = { code: 'duplicate', fields: { '/email': { key: 'field.duplicate' } } }

/** Two with the same email at once: the database lets one of them in. */
async function unique(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === 'accounts_login'
    throw isTaken ? refuse('duplicate', { fields: taken.fields ?? {} }) : error
  }
}
