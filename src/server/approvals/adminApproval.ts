import { audit, nameOfActor } from '../accounts/audit.ts'
import { accountById } from '../accounts/accounts.ts'
import type { Invitations } from '../accounts/invitations.ts'
import { refuse, type Problem } from '#domain/problem.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { run } from '../database/database.ts'
import type { Behaviour, Change } from '../engine/behaviour.ts'
import { recordChange } from '../engine/changes.ts'
import type { Context } from '../engine/context.ts'
import type { Shop } from '../shop/shop.ts'
import { requestApproval } from './requestApproval.ts'

/** Where the settings say so, a new super administrator stays inactive and uninvited until a second one agrees. */
export const withSecondAdmin = (people: Behaviour, shop: Shop): Behaviour => ({
  ...people,
  prepare: async (input, before, context) => {
    const prepared = (await people.prepare?.(input, before, context)) ?? input
    return before === undefined && (await isHeld(shop, context))
      ? { ...prepared, active: false }
      : prepared
  },
  guard: async (change, context) =>
    (await people.guard?.(change, context)) ?? (await waits(change, context)),
  after: async (change, context) => {
    await people.after?.(change, context)
    if (change.kind !== 'created' || !(await isHeld(shop, context))) return
    const { id, input } = change
    await requestApproval(context, {
      kind: 'administrator',
      subject: String(input?.email),
      facts: { id },
    })
  },
})

/** What the product does itself, such as the first administrator of all, waits for nobody. */
const isHeld = async (shop: Shop, { db, identity }: Context): Promise<boolean> =>
  identity !== undefined && (await shop.secondPerson(db)).forAdmins

/** Nobody activates by hand whom a second person has not agreed to. */
async function waits({ id, input }: Change, { db }: Context): Promise<Problem | undefined> {
  if (input?.active !== true) return undefined
  const { rows } = await run(
    db,
    `select 1 from approvals a join approval_requests r on r.id = a.id
     where a.kind = 'administrator' and a.status <> 'approved' and r.facts->>'id' = $1`,
    [id],
  )
  return rows.length ? { code: 'approval_needed' } : undefined
}

export async function approveAdmin(
  { invitations }: { readonly invitations: Invitations },
  { id }: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const { db, identity } = context
  const admin = String(id)
  const { rows } = await run<{ version: number }>(
    db,
    `update admins set active = true, version = version + 1, updated_at = now() where id = $1 returning version`,
    [admin],
  )
  const [changed] = rows
  if (!changed) throw refuse('not_found', { values: { what: nouns.account } })
  await run(db, 'update accounts set active = true where id = $1', [admin])
  const account = await accountById(db, admin)
  if (!account) throw refuse('not_found', { values: { what: nouns.account } })
  await recordChange(context, {
    resource: 'admins',
    id: admin,
    kind: 'changed',
    version: changed.version,
    changes: { active: { from: false, to: true } },
  })
  await invitations.send(db, account, identity?.id ?? admin)
  const actor = await nameOfActor(db, identity)
  for (const event of ['activated', 'invited'] as const)
    await audit(db, { event, email: account.email, kind: account.kind, actor })
}
