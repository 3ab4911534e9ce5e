import { applyRate, fullRate } from './rounding.ts'
import type { Basket, BasketLine } from './types.ts'

export type UnitPrice = {
  readonly unitPrice: number
  /**
   * the group with this price; undefined: it is the list price. `rate`: set if the price comes from
   * a rate
   */
  readonly group?: { readonly id: string; readonly title: string; readonly rate?: number }
}

/** Returns the lowest of the list price and the buyer's group prices, by price or by rate. */
export function unitPriceOf(line: BasketLine, groups: Basket['groups']): UnitPrice {
  const candidates = groups
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, title, rate }): UnitPrice[] => [
      ...line.groupPrices
        .filter(({ group }) => group === id)
        .map(({ price }) => ({ unitPrice: price, group: { id, title } })),
      { unitPrice: applyRate(line.listPrice, fullRate - rate), group: { id, title, rate } },
    ])
  return candidates.reduce<UnitPrice>(
    (best, each) => (each.unitPrice < best.unitPrice ? each : best),
    {
      unitPrice: line.listPrice,
    },
  )
}
