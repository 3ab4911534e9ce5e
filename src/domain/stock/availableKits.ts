import type { Part } from './demand.ts'

/**
 * How many can be put together of what one takes, as `demandOf` says it; null: as many as one
 * likes, because nothing in it is counted.
 */
export const availableKits = (
  perKit: readonly Part[],
  available: (product: string) => number,
): number | null =>
  perKit.length === 0
    ? null
    : Math.min(
        ...perKit.map(({ product, quantity }) =>
          Math.max(0, Math.floor(available(product) / quantity)),
        ),
      )
