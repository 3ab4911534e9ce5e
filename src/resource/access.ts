import { hasPermission, rowKeys, type Identity } from '#domain/access.ts'
import type { Field, Resource } from './resource.ts'

/** The four verbs that every resource may offer; actions and guarded fields add their own. */
export const commonVerbs = ['read', 'create', 'update', 'delete'] as const
export type CommonVerb = (typeof commonVerbs)[number]

/** Every verb that a permission for this resource can name. */
export const verbsOf = ({ verbs, actions, fields }: Resource): string[] => [
  ...new Set([
    ...verbs,
    ...Object.values(actions).map(({ access = 'update' }) => access),
    ...fields.flatMap(({ access }) => access ?? []),
  ]),
]

export const offersVerb = ({ verbs }: Resource, verb: CommonVerb): boolean => verbs.includes(verb)

/** Whether somebody may do this to records of a resource at all. */
export const canAccess = (
  { permissions }: Pick<Identity, 'permissions'>,
  resource: Resource,
  verb: string,
): boolean => verbsOf(resource).includes(verb) && hasPermission(permissions, resource.name, verb)

/** Whoever sends a file makes records and changes others. */
export const canImport = (identity: Pick<Identity, 'permissions'>, resource: Resource): boolean =>
  canAccess(identity, resource, 'create') && canAccess(identity, resource, 'update')

/** The fields that somebody may see and set. */
export const fieldsFor = (
  identity: Pick<Identity, 'permissions'> | undefined,
  resource: Resource,
): readonly Field[] =>
  identity && resource.hasGuardedFields
    ? resource.fields.filter(({ access }) => !access || canAccess(identity, resource, access))
    : resource.fields

/** Whose records somebody meets: all of them, none, or those whose every `path` leads to its `value`. */
export type RowScope = 'all' | 'none' | readonly { readonly path: string; readonly value: string }[]

export const ownerPath = 'owner'

export function rowScopeFor(identity: Identity | undefined, { rows, owned }: Resource): RowScope {
  if (!identity || identity.kind === 'admin') return 'all'
  if (owned) return [{ path: ownerPath, value: identity.id }]
  if (!rows) return 'all'
  // Both where both are declared: who acts for a tenant never leaves its company either.
  const conditions = rowKeys[identity.kind].flatMap((key) => {
    const [path, value] = [rows[key], key === 'customer' ? identity.id : identity[key]]
    return path && value ? [{ path, value }] : []
  })
  return conditions.length ? conditions : 'none'
}
