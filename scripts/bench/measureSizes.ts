import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  pageFilesOf,
  readManifest,
  storeFilesOf,
  type PageFiles,
} from '#server/brands/buildManifest.ts'
import { outDir } from '../vite/targets.ts'

/** The size of a page in kB after gzip, and its budget. */
export type PageSize = {
  readonly page: string
  readonly script: number
  readonly style: number
  readonly budget: { readonly script: number; readonly style: number }
}

export const cmsListModules = [
  'src/cms/engine/list/ListScreen.tsx',
  'src/ui/i18n/ar/cms.ts',
  'node_modules/@mui/stylis-plugin-rtl/index.mjs',
]

/** Measures the first load of the built pages with a budget, in Arabic, the larger language. */
export function measureSizes(brand: string): PageSize[] {
  const store = outDir(brand, 'store')
  const cms = outDir(brand, 'cms')
  const storePages = ['HomePage', 'ListingPage', 'ProductPage'].map((page) => {
    const files = storeFilesOf(readManifest(store), `src/storefront/pages/${page}.tsx`, 'ar')
    return { page, ...sizesOf(store, files), budget: { script: 110, style: 20 } }
  })
  const cmsList = pageFilesOf(readManifest(cms), 'src/cms/main.tsx', cmsListModules, 'ar')
  const cmsBudget = { script: 260, style: Number.POSITIVE_INFINITY }
  return [...storePages, { page: 'CMS list', ...sizesOf(cms, cmsList), budget: cmsBudget }]
}

export function sizesOf(folder: string, { startScript, scripts, modules, styles }: PageFiles) {
  const gzippedSize = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1000
  return {
    script: gzippedSize([...(startScript ? [startScript] : []), ...scripts, ...modules]),
    style: gzippedSize(styles),
  }
}
