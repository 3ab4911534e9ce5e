import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { claimsOf } from '#api/claims.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import type { Identity } from '#domain/access.ts'
import { canAccess, offersVerb, type CommonVerb } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { useServices } from './services.ts'

/** The part of an identity that decides what is offered to the user. */
export type PermissionHolder = Pick<Identity, 'permissions'>

/**
 * Returns the permissions in an access token. They decide what is offered; the server enforces
 * them.
 */
export function permissionsInToken(accessToken: string | undefined): PermissionHolder {
  const { permissions } = claimsOf(accessToken ?? '')
  return { permissions: Array.isArray(permissions) ? permissions.map(String) : [] }
}

export const currentHolder = (tokens: TokenStore): PermissionHolder =>
  permissionsInToken(tokens.read())

export function useHolder(): PermissionHolder {
  const { tokens } = useServices()
  const accessToken = useSyncExternalStore(tokens.subscribe, () => tokens.read())
  return useMemo(() => permissionsInToken(accessToken), [accessToken])
}

/** Returns whether a form may use a verb; a permission for an action alone opens no form. */
export const canUseVerb = (
  holder: PermissionHolder,
  resource: Resource,
  verb: CommonVerb,
): boolean => offersVerb(resource, verb) && canAccess(holder, resource, verb)

/** Returns a function that tells whether the user has a permission for a resource. */
export function useCanAccess(): (resource: Resource | undefined, verb: string) => boolean {
  const holder = useHolder()
  return useCallback(
    (resource, verb) => resource !== undefined && canAccess(holder, resource, verb),
    [holder],
  )
}
