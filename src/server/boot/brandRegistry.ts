import { refuse } from '#domain/problem.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'

/** What jobs and other brands need to act in the name of a brand. */
export type BrandRuntime = { readonly orders: OrderServices; readonly engines: Engines }

/** The brands that this process can act for. */
export type BrandRegistry = {
  readonly add: (key: string, runtime: BrandRuntime) => void
  readonly keys: () => readonly string[]
  /** the brand for whatever belongs to no particular one */
  readonly first: () => BrandRuntime
  /** throws `brand_unknown`, so that nothing is done in the name of another brand */
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
