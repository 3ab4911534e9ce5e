import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { claimsOf } from '#api/claims.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import type { Identity } from '#domain/access.ts'
import { canAccess, offersVerb, type CommonVerb } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { useServices } from './services.ts'

/** As much of somebody as decides what is offered to them. */
export type PermissionHolder = Pick<Identity, 'permissions'>

/** What a token says of who carries it. Hints for what to offer; the server decides. */
export function holderOf(accessToken: string | undefined): PermissionHolder {
  const { permissions } = claimsOf(accessToken ?? '')
  return { permissions: Array.isArray(permissions) ? permissions.map(String) : [] }
}

export const currentHolder = (tokens: TokenStore): PermissionHolder => holderOf(tokens.read())

export function useHolder(): PermissionHolder {
  const { tokens } = useServices()
  const accessToken = useSyncExternalStore(tokens.subscribe, () => tokens.read())
  return useMemo(() => holderOf(accessToken), [accessToken])
}

/** The same for what a form does: a verb that only an action stands for opens none. */
export const canUseVerb = (
  holder: PermissionHolder,
  resource: Resource,
  verb: CommonVerb,
): boolean => offersVerb(resource, verb) && canAccess(holder, resource, verb)

/** Whether whoever is signed in may do something to the records of a resource. */
export function useCanAccess(): (resource: Resource | undefined, verb: string) => boolean {
  const holder = useHolder()
  return useCallback(
    (resource, verb) => resource !== undefined && canAccess(holder, resource, verb),
    [holder],
  )
}
