import { hasPermission } from '#domain/access.ts'
import { canAccess, verbsOf } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import type { PermissionHolder } from '../../../context/permissions.ts'
import { allVerbs } from '#resource/permissionGrants.ts'

/** An edit of permissions by a user who can grant only what they have. */
type GrantEdit = {
  readonly granted: readonly string[]
  readonly resource: Resource
  readonly holder: PermissionHolder
}

const permissionName = ({ name }: Resource, verb: string): string => `${name}:${verb}`

export const isGranted = (
  { granted, resource }: Pick<GrantEdit, 'granted' | 'resource'>,
  verb: string,
) =>
  granted.includes(permissionName(resource, allVerbs)) ||
  granted.includes(permissionName(resource, verb))

/** Returns whether some but not all verbs are granted. */
export const isPartlyGranted = ({
  granted,
  resource,
}: Pick<GrantEdit, 'granted' | 'resource'>): boolean =>
  !isGranted({ granted, resource }, allVerbs) &&
  verbsOf(resource).some((verb) => isGranted({ granted, resource }, verb))

export const canGrant = (holder: PermissionHolder, resource: Resource, verb: string): boolean =>
  verb === allVerbs
    ? hasPermission(holder.permissions, resource.name, allVerbs)
    : canAccess(holder, resource, verb)

/** Returns the permissions after a checkbox was toggled. */
export function togglePermission({ granted, resource, holder }: GrantEdit, verb: string): string[] {
  const all = permissionName(resource, allVerbs)
  const one = permissionName(resource, verb)
  const others = granted.filter((each) => !each.startsWith(`${resource.name}:`))
  if (verb === allVerbs) return granted.includes(all) ? others : [...others, all]
  if (granted.includes(all)) {
    // Replaces the permission for all verbs with those of the other verbs that the user may grant.
    const remainingVerbs = verbsOf(resource).filter(
      (each) => each !== verb && canGrant(holder, resource, each),
    )
    return [...others, ...remainingVerbs.map((each) => permissionName(resource, each))]
  }
  return granted.includes(one) ? granted.filter((each) => each !== one) : [...granted, one]
}
