import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptOf, type Language, type Script } from '#domain/locale.ts'

export type PageFiles = {
  /** loads scripts and modules once the page is visible; without it they load at once */
  readonly startScript?: string
  /** sets the theme of the device before the first paint */
  readonly systemThemeScript?: string
  /** the module of the page among `modules` */
  readonly pageScript?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

/** The manifest of the build: chunks by source module. */
export type BuildManifest = Readonly<Record<string, Chunk>>

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

export const readManifest = (folder: string): BuildManifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Returns everything a page needs up front: the entry, its modules and all their imports. */
export function pageFilesOf(
  manifest: BuildManifest,
  entry: string,
  modules: readonly string[],
  language: Language,
): PageFiles {
  const chunks = reachableChunks(manifest, [entry, ...modules])
  const main = manifest[entry]
  const assets = chunks.flatMap(({ assets: own = [] }) => own)
  return {
    scripts: main ? [`/${main.file}`] : [],
    styles: unique(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
    modules: unique(chunks.filter((chunk) => chunk !== main).map(({ file }) => `/${file}`)).filter(
      (file) => file.endsWith('.js'),
    ),
    fonts: unique(
      assets
        .filter((file) => fontFilePatterns[scriptOf(language)].test(file))
        .map((file) => `/${file}`),
    ),
  }
}

/** Returns the text modules of all pages, plus those of the home page, where most visits start. */
const textModulesOf = (page: string | undefined): string[] => [
  'storefront',
  ...(page === 'src/storefront/pages/HomePage.tsx' ? ['home'] : []),
]

/** Returns the files of a storefront page by its module; without one, of an unknown page. */
export function storeFilesOf(
  manifest: BuildManifest,
  page: string | undefined,
  language: Language,
): PageFiles {
  const texts = textModulesOf(page).map((name) => `src/ui/i18n/${language}/${name}.ts`)
  const files = pageFilesOf(
    manifest,
    'src/storefront/client.tsx',
    [...(page ? [page] : []), ...texts],
    language,
  )
  const pageChunk = page && manifest[page]
  const start = manifest['src/storefront/start/start.ts']
  const startScript = start && `/${start.file}`
  return {
    ...files,
    // Modules of the page import from it too.
    modules: files.modules.filter((file) => file !== startScript),
    ...(startScript && { startScript }),
    ...(pageChunk && { pageScript: `/${pageChunk.file}` }),
    ...systemThemeFiles(manifest),
  }
}

/** Returns the script that follows the theme of the device. */
export function systemThemeFiles(manifest: BuildManifest): Pick<PageFiles, 'systemThemeScript'> {
  const themeChunk = manifest[systemThemeEntry]
  return themeChunk ? { systemThemeScript: `/${themeChunk.file}` } : {}
}

export const systemThemeEntry = 'src/ui/systemTheme.ts'

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

// Only the fonts of the main script of the language are preloaded.
const fontFilePatterns: Record<Script, RegExp> = {
  latin: /-latin-(wght|\d+)-normal-.*\.woff2$/,
  arabic: /-arabic-(wght|\d+)-normal-.*\.woff2$/,
}

function reachableChunks(manifest: BuildManifest, keys: readonly string[]): Chunk[] {
  const visited = new Set<string>()
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return []
    visited.add(key)
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)]
  }
  return keys.flatMap(visit)
}
