import { hasPermission, ownerIdOf, rowKeys, type Identity } from '#domain/access.ts'
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

/** Returns whether the identity has the permission for this verb, on whichever records. */
export const canAccess = (
  { permissions }: Pick<Identity, 'permissions'>,
  resource: Resource,
  verb: string,
): boolean => verbsOf(resource).includes(verb) && hasPermission(permissions, resource.name, verb)

/** Returns whether the identity may both create and update: an import does either for each row. */
export const canImport = (identity: Pick<Identity, 'permissions'>, resource: Resource): boolean =>
  canAccess(identity, resource, 'create') && canAccess(identity, resource, 'update')

/** Returns the fields that the identity may read and write. */
export const fieldsFor = (
  identity: Pick<Identity, 'permissions'> | undefined,
  resource: Resource,
): readonly Field[] =>
  identity && resource.hasGuardedFields
    ? resource.fields.filter(({ access }) => !access || canAccess(identity, resource, access))
    : resource.fields

/**
 * The records that an identity may access: all, none, or those whose every `path` leads to `value`.
 */
export type RowScope = 'all' | 'none' | readonly { readonly path: string; readonly value: string }[]

export const ownerPath = 'owner'

export function rowScopeFor(identity: Identity | undefined, { rows, owned }: Resource): RowScope {
  if (!identity || identity.kind === 'admin') return 'all'
  if (owned) return [{ path: ownerPath, value: identity.id }]
  if (!rows) return 'all'
  // Where several keys apply, all must match.
  const conditions = rowKeys[identity.kind].flatMap((key) => {
    const [path, value] = [rows[key], ownerIdOf(identity, key)]
    return path && value ? [{ path, value }] : []
  })
  return conditions.length ? conditions : 'none'
}
