import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageFiles } from '#server/brands/buildManifest.ts'
import {
  pageFilesOf,
  readManifest,
  storeFilesOf,
  type BuildManifest,
} from '#server/brands/buildManifest.ts'
import { outDir } from '../vite/targets.ts'

/** The size of a page in kB after gzip, and its budget. */
export type PageSize = {
  readonly page: string
  readonly script: number
  readonly style: number
  readonly budget: { readonly script: number; readonly style: number }
}

const shopBudget = { script: 150, style: 20 }
const cmsBudget = { script: 260, style: Number.POSITIVE_INFINITY }

/** Measures the first load of the built pages with a budget, in Arabic, the larger language. */
export function measureSizes(brand: string): PageSize[] {
  const measurePage = (
    target: 'store' | 'cms',
    page: string,
    readFiles: (manifest: BuildManifest) => PageFiles,
    budget: PageSize['budget'],
  ): PageSize => {
    const folder = outDir(brand, target)
    const files = readFiles(readManifest(folder))
    const gzippedSize = (names: readonly string[]): number =>
      names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1000
    return {
      page,
      script: gzippedSize([
        ...(files.startScript ? [files.startScript] : []),
        ...files.scripts,
        ...files.modules,
      ]),
      style: gzippedSize(files.styles),
      budget,
    }
  }
  return [
    ...['HomePage', 'ListingPage', 'ProductPage'].map((page) =>
      measurePage(
        'store',
        page,
        (manifest) => storeFilesOf(manifest, [`src/storefront/pages/${page}.tsx`], 'ar'),
        shopBudget,
      ),
    ),
    measurePage(
      'cms',
      'CMS list',
      (manifest) => pageFilesOf(manifest, 'src/cms/main.tsx', cmsListModules, 'ar'),
      cmsBudget,
    ),
  ]
}

const cmsListModules = [
  'src/cms/engine/list/ListScreen.tsx',
  'src/ui/i18n/ar/cms.ts',
  'node_modules/@mui/stylis-plugin-rtl/index.mjs',
]
