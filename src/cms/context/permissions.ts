import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from './services.ts'

/** The permissions a token carries. Hints for what to offer; the server decides. */
export function permissionsOf(accessToken: string | undefined): readonly string[] {
  const body = accessToken?.split('.')[1]
  if (!body) return []
  try {
    const { permissions }: { permissions?: unknown } = JSON.parse(
      atob(body.replaceAll('-', '+').replaceAll('_', '/')),
    )
    return Array.isArray(permissions) ? permissions.map(String) : []
  } catch {
    return []
  }
}

export const allows = (permissions: readonly string[], resource: string, access: string): boolean =>
  permissions.some(
    (each) => each === '*' || each === `${resource}:${access}` || each === `${resource}:*`,
  )

export function useMay(): (resource: string, access: string) => boolean {
  const { tokens } = useServices()
  const accessToken = useSyncExternalStore(tokens.subscribe, () => tokens.read()?.accessToken)
  return useCallback(
    (resource, access) => allows(permissionsOf(accessToken), resource, access),
    [accessToken],
  )
}
