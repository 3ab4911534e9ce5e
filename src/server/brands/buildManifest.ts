import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptOf, type Language, type Script } from '#domain/locale.ts'

/** What a page of a front loads. */
export type PageFiles = {
  /** brings scripts and modules once the page can be seen; without it they come at once */
  readonly startScript?: string
  /** gives the page the theme of the device, before it is painted */
  readonly systemThemeScript?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

/** What the build wrote about its files, by the module they come from. */
export type BuildManifest = Readonly<Record<string, Chunk>>

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

export const readManifest = (folder: string): BuildManifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Everything a page needs at once: the entry, its modules and all that they import. */
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

/** The words of all pages, and those of the page by which most visitors come. */
const textModulesOf = (modules: readonly string[]): string[] => [
  'storefront',
  ...(modules.includes('src/storefront/pages/HomePage.tsx') ? ['home'] : []),
]

/** What a page of the shop needs, of which its pages are `modules`. */
export function storeFilesOf(
  manifest: BuildManifest,
  modules: readonly string[],
  language: Language,
): PageFiles {
  const files = pageFilesOf(
    manifest,
    'src/storefront/client.tsx',
    [...modules, ...textModulesOf(modules).map((name) => `src/ui/i18n/${language}/${name}.ts`)],
    language,
  )
  const start = manifest['src/storefront/start/start.ts']
  return {
    ...files,
    ...(start && { startScript: `/${start.file}` }),
    ...systemThemeFiles(manifest),
  }
}

/** The script that follows the theme of the device. */
export function systemThemeFiles(manifest: BuildManifest): Pick<PageFiles, 'systemThemeScript'> {
  const themeChunk = manifest[systemThemeEntry]
  return themeChunk ? { systemThemeScript: `/${themeChunk.file}` } : {}
}

export const systemThemeEntry = 'src/ui/systemTheme.ts'

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

// Only the writing system that the language reads most of is fetched ahead.
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
