import { canAccess } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { PermissionHolder } from '../context/permissions.ts'

/** The resources that the dashboard shows. */
const dashboardResources = [
  'orders',
  'products',
  'customers',
  'requests',
  'inventory',
  'license-allocation',
  'discounts',
] as const

/** Returns whether the dashboard shows anything that the user may read. */
export const hasDashboard = (catalogue: Catalogue, holder: PermissionHolder): boolean =>
  dashboardResources.some((name) => {
    const resource = catalogue.get(name)
    return resource !== undefined && canAccess(holder, resource, 'read')
  })
