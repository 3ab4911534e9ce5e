import { refuse } from '#domain/problem.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { OrderParts } from '#server/commerce/orders/orderParts.ts'

/** What jobs, and whoever meets something of another brand, need to act in its name. */
export type BrandRuntime = { readonly orders: OrderParts; readonly engines: Engines }

/** The brands in whose name one process acts. */
export type BrandRegistry = {
  readonly add: (key: string, runtime: BrandRuntime) => void
  readonly keys: () => readonly string[]
  /** of the brand that answers for what is nobody's in particular */
  readonly first: () => BrandRuntime
  /** refuses what it knows nothing of, so that nobody signs for another */
  readonly get: (key: string | null | undefined) => BrandRuntime
}

export function createBrandRegistry(): BrandRegistry {
  const runtimes = new Map<string, BrandRuntime>()
  return {
    add: (key, runtime) => void runtimes.set(key, runtime),
    keys: () => [...runtimes.keys()],
    first: () => {
      const [runtime] = runtimes.values()
      if (!runtime) throw new Error('no brand is served yet')
      return runtime
    },
    get: (key) => {
      const runtime = runtimes.get(key ?? '')
      if (!runtime) throw refuse('brand_unknown', { values: { brand: key ?? '?' } })
      return runtime
    },
  }
}
