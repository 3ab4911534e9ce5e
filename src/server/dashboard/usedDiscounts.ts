import { partOf, readable, type Asked, type Part } from './asked.ts'

/** Discounts that are switched on and neither used up nor over, the most used first. */
export async function usedDiscounts(asked: Asked): Promise<Part | null> {
  const discounts = readable(asked, 'discounts')
  if (!discounts) return null
  return partOf(asked, discounts, {
    state: ['active'],
    sort: '-used',
    fields: 'title,type,code,percentage,used,usageLimit,endsAt',
  })
}
