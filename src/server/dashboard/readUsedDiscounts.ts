import {
  readPart,
  readableEngine,
  type DashboardRequest,
  type DashboardPart,
} from './dashboardRequest.ts'

/** Returns active discounts that are neither used up nor expired, the most used first. */
export async function readUsedDiscounts(request: DashboardRequest): Promise<DashboardPart | null> {
  const discounts = readableEngine(request, 'discounts')
  if (!discounts) return null
  return readPart(request, discounts, {
    state: ['active'],
    sort: '-used',
    fields: 'title,type,code,percentage,used,usageLimit,endsAt',
  })
}
