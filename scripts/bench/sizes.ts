import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageFiles } from '#server/brands/manifest.ts'
import { filesOf, readManifest, storeFilesOf, type Manifest } from '#server/brands/manifest.ts'
import { outDir } from '../vite/targets.ts'

/** What one page costs, in kB after gzip, and what it may cost. */
export type PageSize = {
  readonly page: string
  readonly script: number
  readonly style: number
  readonly budget: { readonly script: number; readonly style: number }
}

const shop = { script: 150, style: 20 }
const office = { script: 260, style: Number.POSITIVE_INFINITY }

/** The first load of the pages that have a budget, as the build left them; in Arabic, the larger language. */
export function measureSizes(brand: string): PageSize[] {
  const size = (
    target: 'store' | 'cms',
    page: string,
    read: (manifest: Manifest) => PageFiles,
    budget: PageSize['budget'],
  ): PageSize => {
    const folder = outDir(brand, target)
    const files = read(readManifest(folder))
    const weigh = (names: readonly string[]): number =>
      names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1000
    return {
      page,
      script: weigh([...(files.start ? [files.start] : []), ...files.scripts, ...files.modules]),
      style: weigh(files.styles),
      budget,
    }
  }
  return [
    ...['HomePage', 'ListingPage', 'ProductPage'].map((page) =>
      size(
        'store',
        page,
        (manifest) => storeFilesOf(manifest, [`src/storefront/pages/${page}.tsx`], 'ar'),
        shop,
      ),
    ),
    size(
      'cms',
      'CMS list',
      (manifest) => filesOf(manifest, 'src/cms/main.tsx', cmsList, 'ar'),
      office,
    ),
  ]
}

const cmsList = [
  'src/cms/engine/list/ListScreen.tsx',
  'src/ui/i18n/ar/cms.ts',
  'node_modules/@mui/stylis-plugin-rtl/index.mjs',
]
