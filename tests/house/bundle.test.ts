import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '#brands/default.ts'
import { languageCodes } from '#domain/locale.ts'
import { storeFilesOf, type BuildManifest } from '#server/brands/buildManifest.ts'
import { withProductionEnv } from '../../scripts/vite/buildBrand.ts'
import { loadBrand } from '../../scripts/vite/brands.ts'
import { targetConfig } from '../../scripts/vite/targetConfig.ts'

const config = targetConfig(await loadBrand(defaultBrand), 'store')
const output = outputOf(
  await withProductionEnv(() => build({ ...config, build: { ...config.build, write: false } })),
)
const sizes = new Map(output.map((file) => [`/${file.fileName}`, gzipSync(contentOf(file)).length]))
const manifestFile = output.find((file) => file.fileName === '.vite/manifest.json')
const manifest: BuildManifest = JSON.parse(manifestFile ? String(contentOf(manifestFile)) : '{}')

it('the storefront contains no back office, declarations or their libraries', () => {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const foreign =
    /\/(src\/(cms|resource|server)|schemas)\/|node_modules\/(@mui|@rjsf|@emotion|@tanstack|ajv)\//
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
  expect(modules.filter((id) => /i18n\/\w+\/cms/.test(id))).toEqual([])
})

it('the storefront starts with a file without imports', () => {
  const start = manifest['src/storefront/start/start.ts']
  expect(start?.imports ?? []).toEqual([])
  expect(sizes.get(`/${start?.file}`)).toBeLessThan(1000)
})

it('the device theme is applied by a classic script', () => {
  const script = manifest['src/ui/systemTheme.ts']?.file
  const file = output.find(({ fileName }) => fileName === script)
  expect(file && String(contentOf(file))).not.toMatch(/\b(import|export)\b/)
  expect(sizes.get(`/${script}`)).toBeLessThan(300)
})

describe.each([
  ['HomePage', 150],
  ['ListingPage', 150],
  ['ProductPage', 150],
  // Only for returning visitors.
  ['ProfilePage', 152],
])('%s', (page, maxScript) => {
  it.each(languageCodes)('stays within its script budget in %s', (language) => {
    const files = storeFilesOf(manifest, [`src/storefront/pages/${page}.tsx`], language)
    const totalSize = (names: readonly string[]): number =>
      names.reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0) / 1000
    const script = totalSize([files.startScript ?? '', ...files.scripts, ...files.modules])
    const style = totalSize(files.styles)
    console.log(
      `${page} ${language}: ${script.toFixed(1)} kB of script, ${style.toFixed(1)} of style`,
    )
    expect(script).toBeGreaterThan(50)
    expect(script).toBeLessThanOrEqual(maxScript)
    expect(style).toBeGreaterThan(1)
    expect(style).toBeLessThanOrEqual(20)
  })
})

type File = Rolldown.OutputChunk | Rolldown.OutputAsset

function outputOf(result: Awaited<ReturnType<typeof build>>): File[] {
  if (Array.isArray(result)) return result.flatMap((each) => each.output)
  if ('output' in result) return result.output
  throw new Error('a build that watches has no output')
}

function contentOf(file: File): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}
