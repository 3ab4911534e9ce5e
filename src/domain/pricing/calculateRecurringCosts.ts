import { periodMonths, type SubscriptionPeriod } from '../licence/addPeriod.ts'
import { keysOf } from '../keys.ts'
import { priceBasket } from './priceBasket.ts'
import type { Basket } from './types.ts'

type RecurringCost = { readonly period: SubscriptionPeriod; readonly amount: number }

/**
 * Returns the cost of a cart in each later period, in minor units with tax, shortest period first.
 * `periods`: the billing period of each line; null: paid once. `applied`: ids of the discounts on
 * the first order; renewals keep only those that are valid for renewals.
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
