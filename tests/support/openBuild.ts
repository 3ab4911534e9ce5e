import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { readManifest } from '#server/brands/buildManifest.ts'
import { ensureBuilt } from '../../scripts/vite/ensureBuilt.ts'
import { outDir } from '../../scripts/vite/targets.ts'

await ensureBuilt(defaultBrand)

/** Opens a front as the product builds it; every test looks at the same build. */
export function openBuild(target: 'store' | 'cms') {
  const folder = outDir(defaultBrand, target)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  /** the modules that each chunk consists of */
  const modulesOf: Readonly<Record<string, readonly string[]>> = JSON.parse(
    read('.vite/modules.json'),
  )
  return {
    folder,
    manifest: readManifest(folder),
    modulesOf,
    modules: Object.values(modulesOf).flat(),
    read,
  }
}
