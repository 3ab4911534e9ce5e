import { partOf, readableEngine, type DashboardRequest, type Part } from './asked.ts'

/** Discounts that are switched on and neither used up nor over, the most used first. */
export async function usedDiscounts(request: DashboardRequest): Promise<Part | null> {
  const discounts = readableEngine(request, 'discounts')
  if (!discounts) return null
  return partOf(request, discounts, {
    state: ['active'],
    sort: '-used',
    fields: 'title,type,code,percentage,used,usageLimit,endsAt',
  })
}
