import { isFresh } from './stamp.ts'
import { hasTarget, targets, type Target } from './targets.ts'

/**
 * Builds the targets that are missing or stale and returns them; returns immediately when none is.
 */
export async function ensureBuilt(brand: string): Promise<Target[]> {
  const stale = await staleTargets(brand)
  if (stale.length === 0) return []
  // Vite is loaded only when there is something to build.
  const { buildBrand } = await import('./buildBrand.ts')
  return buildBrand({ brand, targets: stale })
}

export const isBuilt = async (brand: string): Promise<boolean> =>
  (await staleTargets(brand)).length === 0

async function staleTargets(brand: string): Promise<Target[]> {
  const present = targets.filter(hasTarget)
  const fresh = await Promise.all(present.map((target) => isFresh(brand, target)))
  return present.filter((_, index) => !fresh[index])
}
