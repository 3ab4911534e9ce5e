import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, readManifest } from '#server/pages/manifest.ts'
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
    entry: string,
    modules: readonly string[],
    budget: PageSize['budget'],
  ): PageSize => {
    const folder = outDir(brand, target)
    const files = filesOf(readManifest(folder), entry, modules, 'ar')
    const weigh = (names: readonly string[]): number =>
      names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0) / 1000
    return {
      page,
      script: weigh([...files.scripts, ...files.modules]),
      style: weigh(files.styles),
      budget,
    }
  }
  const texts = (front: string): string => `src/ui/i18n/ar/${front}.ts`
  return [
    ...['HomePage', 'ListingPage', 'ProductPage'].map((page) =>
      size(
        'store',
        page,
        'src/storefront/client.tsx',
        [`src/storefront/pages/${page}.tsx`, texts('storefront')],
        shop,
      ),
    ),
    size(
      'cms',
      'CMS list',
      'src/cms/main.tsx',
      ['src/cms/engine/list/ListScreen.tsx', texts('cms'), rightToLeft],
      office,
    ),
  ]
}

const rightToLeft = 'node_modules/@mui/stylis-plugin-rtl/index.mjs'
