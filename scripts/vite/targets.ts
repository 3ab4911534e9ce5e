import { join } from 'node:path'
import { languageOfferEntry } from '#server/pages/languageOffer.ts'
import { systemThemeEntry } from '#server/brands/buildManifest.ts'
import { root } from './root.ts'

const brandTargets = ['store', 'server', 'cms'] as const
export type BrandTarget = (typeof brandTargets)[number]
export type Target = BrandTarget | 'bundle'

export const entries = {
  store: 'src/storefront/client.tsx',
  server: 'src/storefront/server.tsx',
  cms: 'src/cms/main.tsx',
} as const satisfies Record<BrandTarget, string>

export const additionalEntries: Partial<Record<BrandTarget, readonly string[]>> = {
  store: ['src/storefront/start/start.ts', systemThemeEntry, languageOfferEntry],
  cms: [systemThemeEntry],
}

/** The code that runs in Node, bundled under keys that no brand can have: by key, by file name. */
const bundles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  _server: { main: 'src/server/main.ts', start: 'scripts/start/startShop.ts' },
  _bench: {
    api: 'scripts/bench/apiServerProcess.ts',
    embedded: 'scripts/bench/starts/embeddedProcess.ts',
    lists: 'scripts/bench/lists/listsServerProcess.ts',
    pages: 'scripts/bench/pages/pagesServerProcess.ts',
  },
}

export const serverKey = '_server'

export const bundleEntries = (key: string): Readonly<Record<string, string>> | undefined =>
  bundles[key]

/** What is built for a brand, or for a bundle. */
export const targetsOf = (key: string): readonly Target[] =>
  bundles[key] ? ['bundle'] : brandTargets

export const dist = join(root, 'dist')

export const outDir = (brand: string, target?: Target): string => join(dist, brand, target ?? '')

/** Where a brand is built before it replaces the previous build. */
export const stagingFolder = (brand: string): string => join(dist, `.building-${brand}`)
