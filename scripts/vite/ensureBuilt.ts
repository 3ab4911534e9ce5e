import { mkdir } from 'node:fs/promises'
import { acquireKernelLock } from '#server/platform/database/kernelLock.ts'
import { loadBrand } from './brands.ts'
import { isFresh } from './stamp.ts'
import { dist, hasTarget, stagingFolder, targets, type Target } from './targets.ts'

/**
 * Builds the targets that are missing or stale and returns them; returns immediately when none is.
 * Of several processes that need the same brand, one builds it and the others wait.
 */
export async function ensureBuilt(brand: string): Promise<Target[]> {
  if (await isBuilt(brand)) return []
  const files = await loadBrand(brand)
  const release = await lockBrand(brand)
  try {
    // Another process may have built them by now.
    const stale = await staleTargets(brand)
    if (stale.length === 0) return []
    // Vite is loaded only when there is something to build.
    const { buildBrand } = await import('./buildBrand.ts')
    await buildBrand(files, stale)
    return stale
  } finally {
    release()
  }
}

export const isBuilt = async (brand: string): Promise<boolean> =>
  (await staleTargets(brand)).length === 0

async function staleTargets(brand: string): Promise<Target[]> {
  const present = targets.filter(hasTarget)
  const fresh = await Promise.all(present.map((target) => isFresh(brand, target)))
  return present.filter((_, index) => !fresh[index])
}

/** Waits until no other process builds the brand; the kernel releases the lock of a killed one. */
async function lockBrand(brand: string): Promise<() => void> {
  await mkdir(dist, { recursive: true })
  for (;;) {
    const lock = await acquireKernelLock(`${stagingFolder(brand)}.lock`)
    if (lock !== 'taken') return () => lock?.release()
  }
}
