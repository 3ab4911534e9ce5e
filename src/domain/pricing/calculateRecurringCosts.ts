import { periodMonths, type SubscriptionPeriod } from '../licence/addPeriod.ts'
import { keysOf } from '../keys.ts'
import { priceBasket } from './priceBasket.ts'
import type { Basket } from './types.ts'

type RecurringCost = { readonly period: SubscriptionPeriod; readonly amount: number }

/**
 * What a cart costs again in each further period, in minor units with tax, the shortest period first.
 * `periods`: of each line what its price is paid for; null: once. `applied`: ids of the discounts that
 * the first order gets; of these, renewals keep the ones that are for every period, and no other is promised.
 */
export function calculateRecurringCosts(
  { shipping: _, giftCard: __, ...basket }: Basket,
  periods: readonly (SubscriptionPeriod | null)[],
  applied: readonly string[],
): RecurringCost[] {
  const discounts = basket.discounts
    .filter(({ id, isForRenewals }) => isForRenewals && applied.includes(id))
    .map((discount) => ({ ...discount, minimumQuantity: 1 }))
  return keysOf(periodMonths).flatMap((period) => {
    const lines = basket.lines.filter((_line, at) => periods[at] === period)
    if (periodMonths[period] === null || lines.length === 0) return []
    const { total } = priceBasket({ ...basket, lines, discounts })
    return total > 0 ? [{ period, amount: total }] : []
  })
}
