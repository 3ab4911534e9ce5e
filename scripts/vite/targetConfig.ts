import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Rolldown } from 'vite'
import { keysOf, recordFromKeys } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import { brandPlugin } from './brandPlugin.ts'
import type { BrandFiles } from './brands.ts'
import { helpsPlugin } from './helpsPlugin.ts'
import { moduleListPlugin } from './moduleList.ts'
import { root } from './root.ts'
import { routerBuild, slimPackages } from './slimPackages.ts'
import { entries, additionalEntries, outDir, type BrandTarget } from './targets.ts'
import { validatorsPlugin } from './validatorsPlugin.ts'

/** The configuration shared by every build and the development server. */
export const baseConfig = (files: BrandFiles): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [react(), brandPlugin(files)],
})

/** The back office uses no text of the brand but its tagline. */
const withoutBrandTexts = ({ brand, ...drawings }: BrandFiles): BrandFiles => ({
  ...drawings,
  brand: {
    ...brand,
    texts: recordFromKeys(languageCodes, (code) => ({
      ...recordFromKeys(keysOf(brand.texts[code]), () => ''),
      tagline: brand.texts[code].tagline,
    })),
  },
})

/**
 * What the first page always needs goes into one file: dozens of small ones are larger in total.
 */
const shell = { name: 'shell', tags: ['$initial'] } satisfies Rolldown.CodeSplittingGroup

/** Runs before the shell and must not wait for it. */
const start = {
  name: 'start',
  test: /\/storefront\/start\/(start|deferredElement|preHydrationInput)\.ts$/,
  priority: 1,
}

/** Not run as a module: no code of other chunks may get into it. */
const systemTheme = { name: 'systemTheme', test: /\/ui\/systemTheme\.ts$/, priority: 2 }

/** Runs in both fronts: no code of the shop may get into it. */
const languageOffer = {
  name: 'languageOffer',
  test: /\/ui\/languageOffer\.(ts|css)$/,
  priority: 2,
}

/** What shows products on nearly every page, with the small modules that these pages share. */
const cards = {
  name: 'cards',
  test: /\/((components\/(CardGrid|Breadcrumbs)|product\/CompareDock|ui\/Code)\.tsx|storefront\/(components\/strokes|data\/(labels|languageOfUrl|periodOf))\.ts|domain\/(latinDigits|duration|formatDuration)\.ts)$/,
}

/** Small modules that most pages share beyond what the first one needs. */
const common = {
  name: 'common',
  test: /\/(storefront\/(components\/ExtraIcon|hooks\/useAsyncData|data\/retryPolicy|account\/dialogs\/(DialogFrame\.module|closeOnBackdropClick|findFocusReturnTarget))|ui\/closeAfterPaint|api\/(marketplaceAuth|registration|unwrapResponse)|domain\/toSearchText)\.(tsx?|css)$/,
}

const forms = { name: 'forms', test: /\/storefront\/account\/(form\/|dialogs\/DialogForm\.)/ }

const dialogs = { name: 'dialogs', test: /\/storefront\/account\/(dialogs\/|SharedAccount)/ }

/** What shows records and their actions on most screens of the back office. */
const records = {
  name: 'records',
  test: new RegExp(
    `/(${[
      'cms/components/(Skeleton|PlainInput)',
      'cms/context/useFailureText',
      'cms/engine/(listMemory|recordTitle|useSectionCrumb)',
      'cms/engine/actions/(ActionMenu|disabledReason|doneMessage|useActionsWithDialog|useRecordActions|useRecordVerbs)',
      'cms/engine/list/columns/(cellAttributes|listColumns|timestampFields)',
      'cms/engine/list/filters/SearchBox',
      'cms/kinds/(Cell|faces|cells/Avatar|embeddedRecords|ReferencesProvider|useIsOverflowing)',
      'icons-material/(Add|ArrowUpward|TranslateOutlined)',
      'resource/(actionBlocker|kinds/isPictureField|listQuery|pictureColumn)',
      '(mutationObserver|useMutation)',
    ].join('|')})\\.(tsx?|m?js)$`,
  ),
}

/** What forms, records and dialogs are laid out with: one file for all of them to name. */
const layout = {
  name: 'layout',
  test: /\/@mui\/material\/(Box|Dialog\w*|Modal|Paper|Typography)\/|\/cms\/components\/(Notice|PageColumns|Panel)\./,
}

const outputs: Readonly<Record<BrandTarget, Rolldown.OutputOptions>> = {
  store: {
    codeSplitting: {
      groups: [systemTheme, languageOffer, start, shell, cards, common, forms, dialogs],
    },
  },
  cms: { codeSplitting: { groups: [systemTheme, shell, records, layout] } },
  server: { entryFileNames: 'server.js' },
}

const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
]

/** The stores that the table's package ships for older versions are built into React. */
const reactStores = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
]

/** Imported but not used, by Emotion and by pages of the shop in browsers. */
const sideEffectFree = { test: /\/(hoist-non-react-statics|i18next)\//, sideEffects: false }

export function targetConfig(
  files: BrandFiles,
  target: BrandTarget,
  folder = outDir(files.brand.key, target),
): InlineConfig {
  const isClient = target !== 'server'
  const base = baseConfig(target === 'cms' ? withoutBrandTexts(files) : files)
  return {
    ...base,
    plugins: [
      base.plugins,
      slimPackages(),
      isClient && moduleListPlugin(),
      target === 'cms'
        ? [validatorsPlugin(files.brand.features), helpsPlugin({ isBuild: true })]
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
      // A page imports its own chunks; preloading all of them would slow down the first page.
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
        // Plugin timings are of no interest to people who start the shop.
        checks: { bundlerTimings: false },
        treeshake: { moduleSideEffects: [sideEffectFree] },
        output: outputs[target],
      },
    },
  }
}
