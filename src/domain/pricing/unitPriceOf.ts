import { applyRate, fullRate } from './rounding.ts'
import type { Basket, BasketLine } from './types.ts'

export type UnitPrice = {
  readonly unitPrice: number
  /** the group that pays it; undefined: it is the list price. `rate`: where it comes from a rate */
  readonly group?: { readonly id: string; readonly title: string; readonly rate?: number }
}

/** The best of the list price and what the groups of the buyer pay, by price or by rate. */
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
