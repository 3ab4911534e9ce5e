import { canAccess } from '#resource/access.ts'
import type { Catalogue } from '#resource/resource.ts'
import type { PermissionHolder } from '../context/permissions.ts'

/** What the dashboard is about. */
const dashboardResources = [
  'orders',
  'products',
  'customers',
  'requests',
  'inventory',
  'license-allocation',
  'discounts',
] as const

/** Whether there is anything on the dashboard that somebody may read. */
export const hasDashboard = (catalogue: Catalogue, holder: PermissionHolder): boolean =>
  dashboardResources.some((name) => {
    const resource = catalogue.get(name)
    return resource !== undefined && canAccess(holder, resource, 'read')
  })
