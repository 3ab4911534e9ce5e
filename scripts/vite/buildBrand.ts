import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { BrandFiles } from './brands.ts'
import { compressFolder } from './compressFolder.ts'
import { targetConfig } from './targetConfig.ts'
import { stampOf, writeStamp } from './stamp.ts'
import { outDir, stagingFolder, type Target } from './targets.ts'

/**
 * Builds targets of a brand in parallel. They replace the previous ones when all are finished, so
 * that no half-finished build is served. Only one process at a time may build a brand.
 */
export async function buildBrand(files: BrandFiles, targets: readonly Target[]): Promise<void> {
  const brand = files.brand.key
  const staging = stagingFolder(brand)
  const buildTarget = async (target: Target): Promise<void> => {
    const folder = join(staging, target)
    // Computed before the build: later changes are built the next time.
    const stamp = await stampOf(brand, target)
    await build(targetConfig(files, target, folder))
    if (target !== 'server') await compressFolder(folder)
    await writeStamp(folder, stamp)
  }
  try {
    // A build that was killed leaves its files behind.
    await rm(staging, { recursive: true, force: true })
    const results = await withProductionEnv(() => Promise.allSettled(targets.map(buildTarget)))
    // All builds have settled, so none runs beside the next build.
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await mkdir(outDir(brand), { recursive: true })
    for (const target of targets) {
      await rename(outDir(brand, target), join(staging, `former-${target}`)).catch(() => undefined)
      await rename(join(staging, target), outDir(brand, target))
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
