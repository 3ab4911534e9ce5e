import { refuse } from '#domain/problem.ts'
import type { Engines } from './engine/engine.ts'
import type { OrderParts } from './orders/parts.ts'

/** What jobs, and whoever meets something of another brand, need to act in its name. */
export type House = { readonly orders: OrderParts; readonly engines: Engines }

/** The brands in whose name one process acts. */
export type Houses = {
  readonly add: (key: string, house: House) => void
  readonly has: (key: string) => boolean
  /** of a brand, or of the first where none is named; refuses what it knows nothing of, so that nobody signs for it */
  readonly of: (key: string | null | undefined) => House
}

export function createHouses(): Houses {
  const houses = new Map<string, House>()
  return {
    add: (key, house) => void houses.set(key, house),
    has: (key) => houses.has(key),
    of: (key) => {
      const house = key ? houses.get(key) : houses.values().next().value
      if (!house) throw refuse('brand_unknown', { values: { brand: key ?? '' } })
      return house
    },
  }
}
