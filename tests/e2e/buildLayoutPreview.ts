import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { build } from 'vite'
import { defaultBrand } from '#brands/default.ts'
import type { Layout } from '#domain/layout.ts'
import { isLanguage } from '#domain/locale.ts'
import type { StoreModule } from '#server/pages/front.ts'
import { withProductionEnv } from '../../scripts/vite/buildTargets.ts'
import { loadBrand } from '../../scripts/vite/brands.ts'
import { targetConfig } from '../../scripts/vite/targetConfig.ts'
import { shopUrl } from './shopUrl.ts'

export type LayoutPreview = {
  /** serves the pages of the shop with this layout */
  readonly apply: (page: Page) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Previews the shop of this worker with its catalogue and style sheets in another layout. */
export async function buildLayoutPreview(layout: Layout): Promise<LayoutPreview> {
  const { brand, ...drawings } = await loadBrand(defaultBrand)
  const outDir = await mkdtemp(join(tmpdir(), 'arranged-'))
  const config = targetConfig({ ...drawings, brand: { ...brand, layout } }, 'server', outDir)
  await withProductionEnv(() => build(config))
  const { render }: StoreModule = await import(pathToFileURL(join(outDir, 'server.js')).href)
  const styles = await stylesOf('/en', '/en/products')
  const apply = async (page: Page): Promise<void> => {
    await page.route(/\/(en|ar)(\/|\?|$)/, async (route) => {
      const url = route.request().url()
      const language = new URL(url).pathname.split('/')[1]
      const response = await render({
        url,
        language: isLanguage(language) ? language : 'en',
        theme: 'light',
        fetchApi: (path, init) => fetch(shopUrl + path, init),
        signal: AbortSignal.timeout(30_000),
        files: () => ({ scripts: [], modules: [], fonts: [], styles }),
      })
      await route.fulfill({
        status: response.status,
        contentType: 'text/html',
        body: await response.text(),
      })
    })
  }
  return { apply, remove: () => rm(outDir, { recursive: true }) }
}

async function stylesOf(...paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => (await fetch(shopUrl + path)).text()))
  const links = pages.flatMap((html) => [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)])
  return [...new Set(links.map(([, href]) => href ?? ''))]
}
