import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptOf, type Language, type Script } from '#domain/locale.ts'

/** What a page of a front loads. */
export type PageFiles = {
  /** brings scripts and modules once the page can be seen; without it they come at once */
  readonly start?: string
  /** gives the page the theme of the device, before it is painted */
  readonly systemTheme?: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

/** What the build wrote about its files, by the module they come from. */
export type Manifest = Readonly<Record<string, Chunk>>

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Everything a page needs at once: the entry, its modules and all that they import. */
export function filesOf(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
  language: Language,
): PageFiles {
  const chunks = reachable(manifest, [entry, ...modules])
  const main = manifest[entry]
  const assets = chunks.flatMap(({ assets: own = [] }) => own)
  return {
    scripts: main ? [`/${main.file}`] : [],
    styles: unique(chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))),
    modules: unique(chunks.filter((chunk) => chunk !== main).map(({ file }) => `/${file}`)).filter(
      (file) => file.endsWith('.js'),
    ),
    fonts: unique(
      assets.filter((file) => scripts[scriptOf(language)].test(file)).map((file) => `/${file}`),
    ),
  }
}

/** The words of all pages, and those of the page by which most visitors come. */
const textsOf = (modules: readonly string[]): string[] => [
  'storefront',
  ...(modules.includes('src/storefront/pages/HomePage.tsx') ? ['home'] : []),
]

/** What a page of the shop needs, of which its pages are `modules`. */
export function storeFilesOf(
  manifest: Manifest,
  modules: readonly string[],
  language: Language,
): PageFiles {
  const files = filesOf(
    manifest,
    'src/storefront/client.tsx',
    [...modules, ...textsOf(modules).map((name) => `src/ui/i18n/${language}/${name}.ts`)],
    language,
  )
  const start = manifest['src/storefront/start/start.ts']
  return { ...files, ...(start && { start: `/${start.file}` }), ...systemThemeIn(manifest) }
}

/** The script that follows the theme of the device. */
export function systemThemeIn(manifest: Manifest): Pick<PageFiles, 'systemTheme'> {
  const found = manifest[systemThemeEntry]
  return found ? { systemTheme: `/${found.file}` } : {}
}

export const systemThemeEntry = 'src/ui/systemTheme.ts'

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

// Only the writing system that the language reads most of is fetched ahead.
const scripts: Record<Script, RegExp> = {
  latin: /-latin-(wght|\d+)-normal-.*\.woff2$/,
  arabic: /-arabic-(wght|\d+)-normal-.*\.woff2$/,
}

function reachable(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)]
  }
  return keys.flatMap(visit)
}
