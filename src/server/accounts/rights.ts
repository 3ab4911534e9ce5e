import { missingPermissions } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { refuse, type Problem, fieldProblem } from '#domain/problem.ts'
import { canAccess, verbsOf } from '#resource/access.ts'
import { verbLabel } from '#resource/permissionGrants.ts'
import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { joinTable } from '#server/engine/tables/syncTables.ts'
import type { Change } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'
import type { CurrentAccounts } from './currentAccounts.ts'
import { kindDetails } from './kindDetails.ts'

const isKnownPermission = (catalogue: Catalogue, permission: string): boolean => {
  const [name = '', verb = ''] = permission.split(':')
  const resource = catalogue.get(name)
  return resource !== undefined && (verb === '*' || verbsOf(resource).includes(verb))
}

export const readStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** The verb of the permission that each kind of change requires. */
export const verbByChange = { created: 'create', changed: 'update', deleted: 'delete' } as const

/**
 * Returns the context with the actor's current rights, locked until the transaction ends, so that a
 * change is never checked against outdated rights. Throws `unauthenticated` or `forbidden`.
 */
export async function withCurrentRights(
  verb: string,
  resource: Resource,
  accounts: CurrentAccounts,
  context: Context,
): Promise<Context> {
  if (!context.identity) return context
  const identity = await accounts.lockIdentity(context.db, context.identity)
  if (!identity) throw refuse('unauthenticated')
  if (!canAccess(identity, resource, verb)) throw refuse('forbidden')
  return { ...context, identity }
}

/** Returns a problem if a permission does not exist, or exceeds what the actor has. */
export async function rightsProblem(
  { input }: Change,
  catalogue: Catalogue,
  { db, identity, language }: Context,
): Promise<Problem | undefined> {
  const permissionLabels = (permissions: readonly string[]): string[] =>
    permissions.map((each) => permissionLabel(each, catalogue, language))
  const requested = readStrings(input?.permissions)
  const unknown = requested.filter((each) => !isKnownPermission(catalogue, each))
  if (unknown.length) return permissionProblem('permissions', 'field.permission', unknown)
  if (!identity) return undefined
  const excess = missingPermissions(identity.permissions, requested)
  if (excess.length)
    return permissionProblem('permissions', 'field.beyond', permissionLabels(excess))
  const roles = readStrings(input?.roles)
  if (!roles.length) return undefined
  const rows = await db
    .selectFrom('roles')
    .select('permissions')
    .where('id', '=', anyOf(roles))
    .execute()
  const excessOfRoles = missingPermissions(
    identity.permissions,
    rows.flatMap(({ permissions }) => permissions ?? []),
  )
  return excessOfRoles.length
    ? permissionProblem('roles', 'field.beyond', permissionLabels(excessOfRoles))
    : undefined
}

/** `products:read` → Products: View */
function permissionLabel(permission: string, catalogue: Catalogue, language: Language): string {
  const [name = '', verb = ''] = permission.split(':')
  const resource = catalogue.get(name)
  return `${resource?.labels.many[language] ?? name}: ${resource ? verbLabel(resource, verb, language) : verb}`
}

const permissionProblem = (
  field: string,
  key: 'field.permission' | 'field.beyond',
  labels: readonly string[],
): Problem => fieldProblem(`/${field}`, key, { what: labels.join(', ') })

type RecordRights = { readonly roles: string[]; readonly permissions: string[] }

/** Reads the permissions and roles of a record, in the transaction that writes it. */
async function readRights(resource: Resource, id: string, db: Database): Promise<RecordRights> {
  const { roles, permissions } = resource.field
  if (!roles || !permissions) return { roles: [], permissions: [] }
  const { rows } = await runSql<RecordRights>(
    db,
    `select coalesce(p.permissions, '{}') as permissions, '{}'::text[] as roles from ${resource.table} p where p.id = $1
     union all
     select coalesce(r.permissions, '{}'), array[coalesce(r.title->>'en', (select min(value) from jsonb_each_text(r.title)))]
     from ${joinTable(resource, roles)} j join roles r on r.id = j.target_id where j.source_id = $1`,
    [id],
  )
  return {
    roles: rows.flatMap((row) => row.roles),
    permissions: rows.flatMap((row) => row.permissions),
  }
}

/** Describes rights for the audit log: role names, then further permissions. */
export async function describeRights(
  resource: Resource,
  id: string,
  db: Database,
): Promise<string> {
  const { roles, permissions } = await readRights(resource, id, db)
  return [...roles, ...new Set(permissions)].join(', ') || '-'
}

/** Returns the permissions of an account: those of its kind, its own and those of its roles. */
export async function grantedPermissions(
  resource: Resource,
  id: string,
  db: Database,
): Promise<string[]> {
  const { permissions } = await readRights(resource, id, db)
  return [...kindDetails[resource.signsIn ?? 'customer'].permissions, ...permissions]
}

const signInFields = ['email', 'tenant', 'active']
const grantFields = ['roles', 'permissions']

/** Returns whether a change of a person depends on the rights of the actor. */
export const changesAccess = ({ kind, input }: Change): boolean =>
  kind !== 'changed' || [...signInFields, ...grantFields].some((name) => input && name in input)

/**
 * Whoever can change how somebody signs in could take over the account, so people with more rights
 * than the actor cannot be changed.
 */
export async function outrankedProblem(
  { kind, id, input }: Change,
  resource: Resource,
  { db, identity }: Context,
): Promise<Problem | undefined> {
  if (!identity || id === identity.id) return undefined
  if (kind === 'changed' && !signInFields.some((name) => input && name in input)) return undefined
  const rights = await grantedPermissions(resource, id, db)
  return missingPermissions(identity.permissions, rights).length ? { code: 'forbidden' } : undefined
}
