export type PermissionGroup = { readonly resource: string; readonly verbs: readonly string[] }

/** Permissions by what they are about; who may do everything to something needs no list of it. */
export function permissionGroups(permissions: readonly string[]): PermissionGroup[] {
  if (permissions.includes('*')) return [{ resource: '*', verbs: ['*'] }]
  const groups = new Map<string, string[]>()
  for (const permission of permissions) {
    const [resource = '', verb = ''] = permission.split(':')
    groups.set(resource, [...(groups.get(resource) ?? []), verb])
  }
  return [...groups].map(([resource, verbs]) => ({
    resource,
    verbs: verbs.includes('*') ? ['*'] : verbs,
  }))
}
