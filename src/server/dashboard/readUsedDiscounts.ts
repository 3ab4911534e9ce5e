import {
  readPart,
  readableEngine,
  type DashboardRequest,
  type DashboardPart,
} from './dashboardRequest.ts'

/** Discounts that are switched on and neither used up nor over, the most used first. */
export async function readUsedDiscounts(request: DashboardRequest): Promise<DashboardPart | null> {
  const discounts = readableEngine(request, 'discounts')
  if (!discounts) return null
  return readPart(request, discounts, {
    state: ['active'],
    sort: '-used',
    fields: 'title,type,code,percentage,used,usageLimit,endsAt',
  })
}
