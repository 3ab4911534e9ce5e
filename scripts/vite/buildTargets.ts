import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { bundleConfig } from './bundleConfig.ts'
import { loadBrand } from './brands.ts'
import { compressFolder } from './compressFolder.ts'
import { targetConfig } from './targetConfig.ts'
import { stampOf, writeStamp } from './stamp.ts'
import { bundleEntries, outDir, stagingFolder, type Target } from './targets.ts'

/** Returns a function that builds targets of a brand or a bundle; throws if there is none. */
export async function prepareBuild(
  key: string,
): Promise<(targets: readonly Target[]) => Promise<void>> {
  const files = bundleEntries(key) ? undefined : await loadBrand(key)
  return (targets) =>
    buildTargets(key, targets, (target, folder) =>
      target === 'bundle' || !files
        ? bundleConfig(key, folder)
        : targetConfig(files, target, folder),
    )
}

/**
 * Builds targets in parallel. They replace the previous ones when all are finished, so
 * that no half-finished build is served. Only one process at a time may build a key.
 */
async function buildTargets(
  key: string,
  targets: readonly Target[],
  configOf: (target: Target, folder: string) => InlineConfig,
): Promise<void> {
  const staging = stagingFolder(key)
  const buildTarget = async (target: Target): Promise<void> => {
    const folder = join(staging, target)
    // Computed before the build: later changes are built the next time.
    const stamp = await stampOf(key, target)
    // These contain the declarations, and do not check them again.
    if (target === 'bundle' || target === 'cms') await loadCatalogue()
    await build(configOf(target, folder))
    if (target === 'store' || target === 'cms') await compressFolder(folder)
    await writeStamp(folder, stamp)
  }
  try {
    // A build that was killed leaves its files behind.
    await rm(staging, { recursive: true, force: true })
    const results = await withProductionEnv(() => Promise.allSettled(targets.map(buildTarget)))
    // All builds have settled, so none runs beside the next build.
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await mkdir(outDir(key), { recursive: true })
    for (const target of targets) {
      await rename(outDir(key, target), join(staging, `former-${target}`)).catch(() => undefined)
      await rename(join(staging, target), outDir(key, target))
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Builds for production whatever the process, for instance a test, has set in `NODE_ENV`. */
export async function withProductionEnv<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
