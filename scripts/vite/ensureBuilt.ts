import { mkdir } from 'node:fs/promises'
import { acquireKernelLock } from '#server/platform/database/kernelLock.ts'
import { isBuilt, staleTargets } from './stamp.ts'
import { dist, stagingFolder, type Target } from './targets.ts'

/**
 * Builds the targets that are missing or stale and returns them; returns immediately when none is.
 * Of several processes that need the same build, one makes it and the others wait.
 */
export async function ensureBuilt(key: string): Promise<Target[]> {
  if (await isBuilt(key)) return []
  // Vite is loaded only when there is something to build.
  const { prepareBuild } = await import('./buildTargets.ts')
  const buildTargets = await prepareBuild(key)
  const release = await lockKey(key)
  try {
    // Another process may have built them by now.
    const stale = await staleTargets(key)
    if (stale.length > 0) await buildTargets(stale)
    return stale
  } finally {
    release()
  }
}

/** Waits until no other process builds the same; the kernel releases the lock of a killed one. */
async function lockKey(key: string): Promise<() => void> {
  await mkdir(dist, { recursive: true })
  for (;;) {
    const lock = await acquireKernelLock(`${stagingFolder(key)}.lock`)
    if (lock !== 'taken') return () => lock?.release()
  }
}
