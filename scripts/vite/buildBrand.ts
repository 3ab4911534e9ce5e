import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { loadBrand } from './brands.ts'
import { compressFolder } from './compressFolder.ts'
import { targetConfig } from './targetConfig.ts'
import { stampOf, writeStamp } from './stamp.ts'
import { dist, hasTarget, outDir, targets, type Target } from './targets.ts'

export type BuildOptions = { readonly brand: string; readonly targets?: readonly Target[] }

/**
 * Builds the targets of a brand in parallel and returns them. They replace the previous ones when
 * all are finished, so that no half-finished build is served.
 */
export async function buildBrand({ brand, ...options }: BuildOptions): Promise<Target[]> {
  const files = await loadBrand(brand)
  const requested = (options.targets ?? targets).filter(hasTarget)
  const stagingFolder = await createStagingFolder()
  const buildTarget = async (target: Target): Promise<void> => {
    const folder = join(stagingFolder, target)
    // Computed before the build: later changes are built the next time.
    const stamp = await stampOf(brand, target)
    await build(targetConfig(files, target, folder))
    if (target !== 'server') await compressFolder(folder)
    await writeStamp(folder, stamp)
  }
  try {
    const results = await withProductionEnv(() => Promise.allSettled(requested.map(buildTarget)))
    // All builds have settled, so none runs beside the next build.
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await mkdir(outDir(brand), { recursive: true })
    for (const target of requested)
      await replaceFolder(join(stagingFolder, target), outDir(brand, target))
  } finally {
    await rm(stagingFolder, { recursive: true, force: true })
  }
  return requested
}

const stagingPrefix = '.building-'
/** Milliseconds after which a staging folder counts as abandoned by a build that was killed. */
const staleAfterMs = 3_600_000

async function createStagingFolder(): Promise<string> {
  await mkdir(dist, { recursive: true })
  for (const name of await readdir(dist)) {
    const folder = join(dist, name)
    if (!name.startsWith(stagingPrefix)) continue
    const found = await stat(folder).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > staleAfterMs)
      await rm(folder, { recursive: true, force: true })
  }
  return mkdtemp(join(dist, stagingPrefix))
}

/** Replaces a folder with another; of two concurrent calls the later one wins. */
async function replaceFolder(folder: string, destination: string, tries = 5): Promise<void> {
  await rename(destination, `${folder}-former-${tries}`).catch(() => undefined)
  await rename(folder, destination).catch((error: unknown) => {
    if (tries === 0) throw error
    return replaceFolder(folder, destination, tries - 1)
  })
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
