import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Rolldown } from 'vite'
import { keysOf, tableOf } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import { brandPlugin } from './brandPlugin.ts'
import type { BrandFiles } from './brands.ts'
import { helpsPlugin } from './helpsPlugin.ts'
import { root } from './root.ts'
import { entries, additionalEntries, outDir, type Target } from './targets.ts'
import { validatorsPlugin } from './validatorsPlugin.ts'
import { withoutRipples } from './withoutRipples.ts'

/** What every build and the development server share. */
export const baseConfig = (files: BrandFiles): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [react(), brandPlugin(files)],
})

/** The back office repeats of the brand's own words nothing but its tagline. */
const withoutBrandTexts = ({ brand, ...drawings }: BrandFiles): BrandFiles => ({
  ...drawings,
  brand: {
    ...brand,
    texts: tableOf(languageCodes, (code) => ({
      ...tableOf(keysOf(brand.texts[code]), () => ''),
      tagline: brand.texts[code].tagline,
    })),
  },
})

/** What the first page needs anyway comes in one file: dozens of small ones weigh more. */
const shell = { name: 'shell', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup

/** What runs before the shell, and must not wait for it. */
const start = {
  name: 'start',
  test: /\/storefront\/start\/(start|deferredElement|preHydrationInput)\.ts$/,
  priority: 1,
}

/** It is no module for the page that runs it: nothing of others may get into it. */
const systemTheme = { name: 'systemTheme', test: /\/ui\/systemTheme\.ts$/, priority: 2 }

/** Runs in both fronts: nothing of the shop may get into it. */
const languageOffer = {
  name: 'languageOffer',
  test: /\/ui\/languageOffer\.(ts|css)$/,
  priority: 2,
}

/** What products are shown with, on nearly every page. */
const cards = { name: 'cards', test: /\/components\/(CardGrid|CompareDock|Breadcrumbs)\.tsx$/ }

/** What most screens of the back office show records with. */
const records = {
  name: 'records',
  test: /\/cms\/(kinds\/(cells|embeddedRecords|ReferencesProvider)\.tsx?|components\/(Skeleton|PlainInput)\.tsx|engine\/(listMemory|useSectionCrumb|recordTitle)\.ts)/,
}

const outputs: Readonly<Record<Target, Rolldown.OutputOptions>> = {
  store: { codeSplitting: { groups: [systemTheme, languageOffer, start, shell, cards] } },
  cms: { codeSplitting: { groups: [systemTheme, shell, records] } },
  server: { entryFileNames: 'server.js' },
}

/** The router's package leads everybody to the build with its warnings: visitors need none of them. */
const routerBuild = join(root, 'node_modules/react-router/dist/production')
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
]

/** React has the stores itself that the table's package brings along for older ones. */
const reactStores = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
]

/** Emotion asks for it and calls nothing of it; its own package does not say that loading it does nothing. */
const sideEffectFree = { test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }

export function targetConfig(
  files: BrandFiles,
  target: Target,
  folder = outDir(files.brand.key, target),
): InlineConfig {
  const isClient = target !== 'server'
  const base = baseConfig(target === 'cms' ? withoutBrandTexts(files) : files)
  return {
    ...base,
    plugins: [
      base.plugins,
      target === 'cms'
        ? [withoutRipples(), validatorsPlugin(files.brand.features), helpsPlugin({ isBuild: true })]
        : [],
    ],
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [...productionRouter, ...reactStores] },
    ssr: { noExternal: true },
    build: {
      target: 'baseline-widely-available',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsDir: `assets/${target}`,
      assetsInlineLimit: 0,
      manifest: isClient,
      ssr: !isClient,
      minify: isClient,
      // What a page imports it asks for itself; naming it all beforehand would burden the first one.
      modulePreload: {
        polyfill: false,
        ...(target === 'store' && {
          resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')),
        }),
      },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: [entries[target], ...(additionalEntries[target] ?? [])].map((file) =>
          join(root, file),
        ),
        // How long plugins took is no news to whoever starts the shop.
        checks: { bundlerTimings: false },
        treeshake: { moduleSideEffects: [sideEffectFree] },
        output: outputs[target],
      },
    },
  }
}
