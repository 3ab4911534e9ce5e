import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Rolldown } from 'vite'
import { brandPlugin } from './brandPlugin.ts'
import type { BrandFiles } from './brands.ts'
import { root } from './root.ts'
import { entries, furtherEntries, outDir, type Target } from './targets.ts'
import { validatorsPlugin } from './validators.ts'

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

/** What the first page needs anyway comes in one file: dozens of small ones weigh more. */
const shell = { name: 'shell', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup

/** What runs before the shell, and must not wait for it. */
const start = { name: 'start', test: /\/storefront\/start\/(start|rest|early)\.ts$/, priority: 1 }

/** What products are shown with, on nearly every page. */
const cards = { name: 'cards', test: /\/components\/(CardGrid|CompareDock|Breadcrumbs)\.tsx$/ }

const outputs: Readonly<Record<Target, Rolldown.OutputOptions>> = {
  store: { codeSplitting: { groups: [start, shell, cards] } },
  cms: { codeSplitting: { groups: [shell] } },
  server: { entryFileNames: 'server.js' },
}

/** The router's package leads everybody to the build with its warnings: visitors need none of them. */
const routerBuild = join(root, 'node_modules/react-router/dist/production')
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
]

/** React has the stores itself that the table's package brings along for older ones. */
const ownStores = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
]

/** Emotion asks for it and calls nothing of it; its own package does not say that loading it does nothing. */
const unused = { test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }

export function targetConfig(
  files: BrandFiles,
  target: Target,
  folder = outDir(files.brand.key, target),
): InlineConfig {
  const client = target !== 'server'
  const base = baseConfig(files)
  return {
    ...base,
    plugins: [base.plugins, target === 'cms' ? validatorsPlugin(files.brand.features) : []],
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [...productionRouter, ...ownStores] },
    ssr: { noExternal: true },
    build: {
      target: 'baseline-widely-available',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsDir: `assets/${target}`,
      assetsInlineLimit: 0,
      manifest: client,
      ssr: !client,
      minify: client,
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
        input: [entries[target], ...(furtherEntries[target] ?? [])].map((file) => join(root, file)),
        // How long plugins took is no news to whoever starts the shop.
        checks: { bundlerTimings: false },
        treeshake: { moduleSideEffects: [unused] },
        output: outputs[target],
      },
    },
  }
}
