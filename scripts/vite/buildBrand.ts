import { build } from 'vite'
import { loadBrand } from './brands.ts'
import { compressFolder } from './compress.ts'
import { targetConfig } from './configs.ts'
import { stampOf, writeStamp } from './stamp.ts'
import { hasTarget, outDir, targets, type Target } from './targets.ts'

export type BuildOptions = { readonly brand: string; readonly targets?: readonly Target[] }

/** Builds a brand's fronts side by side and says which there were. */
export async function buildBrand({ brand, ...options }: BuildOptions): Promise<Target[]> {
  const files = await loadBrand(brand)
  const wanted = (options.targets ?? targets).filter(hasTarget)
  const one = async (target: Target): Promise<Target> => {
    // Taken before the build: what changes meanwhile is built the next time.
    const stamp = await stampOf(brand, target)
    await build(targetConfig(files, target))
    if (target !== 'server') await compressFolder(outDir(brand, target))
    await writeStamp(brand, target, stamp)
    return target
  }
  const done = await asProduction(() => Promise.allSettled(wanted.map(one)))
  // All of them have come to their end, so nothing goes on beside whatever is built next.
  const failed = done.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return wanted
}

/** Whatever the process is for, a test for instance, what it builds is for visitors. */
export async function asProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
