import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageOfferEntry } from '#server/pages/languageOffer.ts'
import { systemThemeEntry } from '#server/brands/buildManifest.ts'
import { root } from './root.ts'

export const targets = ['store', 'server', 'cms'] as const
export type Target = (typeof targets)[number]

export const entries = {
  store: 'src/storefront/client.tsx',
  server: 'src/storefront/server.tsx',
  cms: 'src/cms/main.tsx',
} as const satisfies Record<Target, string>

export const additionalEntries: Partial<Record<Target, readonly string[]>> = {
  store: ['src/storefront/start/start.ts', systemThemeEntry, languageOfferEntry],
  cms: [systemThemeEntry],
}

export const hasTarget = (target: Target): boolean => existsSync(join(root, entries[target]))

export const dist = join(root, 'dist')

export const outDir = (brand: string, target?: Target): string => join(dist, brand, target ?? '')

/** Where a brand is built before it replaces the previous build. */
export const stagingFolder = (brand: string): string => join(dist, `.building-${brand}`)
