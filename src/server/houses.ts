import type { Engines } from './engine/engine.ts'
import type { OrderParts } from './orders/parts.ts'

/** What jobs, and whoever meets something of another brand, need to act in its name. */
export type House = { readonly orders: OrderParts; readonly engines: Engines }

/** The brands that one process serves. */
export type Houses = {
  readonly add: (key: string, house: House) => void
  /** of a brand; the first one's where nothing is said, or a brand that is not served here */
  readonly of: (key: string | null | undefined) => House
}

export function createHouses(): Houses {
  const houses = new Map<string, House>()
  return {
    add: (key, house) => void houses.set(key, house),
    of: (key) => {
      const house = houses.get(key ?? '') ?? houses.values().next().value
      if (!house) throw new Error('no brand is served yet')
      return house
    },
  }
}
