import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultBrand } from '#brands/default.ts'
import { languageCodes } from '#domain/locale.ts'
import { storeFilesOf } from '#server/brands/buildManifest.ts'
import { sizesOf } from '../../scripts/bench/measureSizes.ts'
import { copyCheckout } from '../../scripts/checkout/copyCheckout.ts'
import { ensureBuilt } from '../../scripts/vite/ensureBuilt.ts'
import { inputsOf } from '../../scripts/vite/stamp.ts'
import { root } from '../../scripts/vite/root.ts'
import { outDir, serverKey } from '../../scripts/vite/targets.ts'
import { openBuild } from '../support/openBuild.ts'

const store = openBuild('store')
const { manifest } = store

it('the storefront contains no back office, declarations or their libraries', () => {
  const foreign =
    /\/(src\/(cms|resource|server)|schemas)\/|node_modules\/(@mui|@rjsf|@emotion|@tanstack|ajv|i18next)\//
  expect(store.modules.length).toBeGreaterThan(50)
  expect(store.modules.filter((id) => foreign.test(id))).toEqual([])
  expect(store.modules.filter((id) => /i18n\/\w+\/cms/.test(id))).toEqual([])
})

it.each(['store', 'cms'] as const)('%s is built again when a module of it changes', (target) => {
  const { modules } = openBuild(target)
  const own = modules.filter((id) => id.startsWith('/') && !/^\/(node_modules|@brand)\//.test(id))
  const inputs = inputsOf(defaultBrand, target)
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter((id) => !inputs.some((input) => id.startsWith(`/${input}/`)))).toEqual([])
})

describe.each(['_server', '_bench'])('the bundle %s', (key) => {
  const folder = outDir(key, 'bundle')
  const readBundled = (file: string): string => readFileSync(join(folder, file), 'utf8')
  let chunks: readonly (readonly [file: string, modules: readonly string[]])[]
  beforeAll(async () => {
    await ensureBuilt(key)
    chunks = Object.entries<readonly string[]>(JSON.parse(readBundled('.vite/modules.json')))
  })

  it('is built again when a module of it changes', () => {
    const inputs = inputsOf(key, 'bundle')
    const own = chunks
      .flatMap(([, modules]) => modules)
      .filter((id) => id.startsWith('/') && !id.startsWith('/node_modules/'))
    expect(own.length).toBeGreaterThan(500)
    expect(own.filter((id) => !inputs.some((input) => id.startsWith(`/${input}/`)))).toEqual([])
  })

  it('has only texts that V8 keeps with a byte for each letter', () => {
    // eslint-disable-next-line no-control-regex
    expect(chunks.filter(([file]) => /[^\0-\x7f]/.test(readBundled(file)))).toEqual([])
  })
})

it('the build refuses wrong declarations, which the bundled server no longer checks', async () => {
  const folder = copyCheckout()
  try {
    const path = join(folder, 'schemas/tags.ts')
    await writeFile(path, (await readFile(path, 'utf8')).replace('icon:', 'icn:'))
    const build = promisify(execFile)(process.execPath, [join(folder, 'scripts/build.ts')])
    await expect(build).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'schemas/tags.ts /menu/icn: unknown key; did you mean "icon"?',
      ),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('the bundled server checks brands by the rules of their schema', async () => {
  await Promise.all([serverKey, defaultBrand].map(ensureBuilt))
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  try {
    await cp(outDir(serverKey, 'bundle'), join(folder, 'dist/bundle'), { recursive: true })
    await symlink(outDir(defaultBrand), join(folder, 'dist', defaultBrand))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await cp(join(root, 'package.json'), join(folder, 'package.json'))
    const path = join(folder, 'dist/bundle/brands', defaultBrand, 'brand.js')
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(/iban:`\w+`/, 'iban:`DE00`'))
    const main = join(folder, 'dist/bundle/main.js')
    const started = promisify(execFile)(process.execPath, [main], { timeout: 30_000 })
    await expect(started).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'commerce.seller.iban: is "DE00", but must be an IBAN with valid check digits',
      ),
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('the storefront starts with a file without imports', () => {
  const start = manifest['src/storefront/start/start.ts']
  expect(start?.imports ?? []).toEqual([])
  expect(gzippedSize(start?.file)).toBeLessThan(1000)
})

it('the device theme is applied by a classic script', () => {
  const script = manifest['src/ui/systemTheme.ts']?.file
  expect(script && store.read(script)).not.toMatch(/\b(import|export)\b/)
  expect(gzippedSize(script)).toBeLessThan(300)
})

describe.each([
  ['HomePage', 110],
  ['ListingPage', 110],
  ['ProductPage', 110],
  // Only for returning visitors.
  ['ProfilePage', 115],
])('%s', (page, maxScript) => {
  it.each(languageCodes)('stays within its script budget in %s', (language) => {
    const files = storeFilesOf(manifest, `src/storefront/pages/${page}.tsx`, language)
    const { script, style } = sizesOf(store.folder, files)
    console.log(
      `${page} ${language}: ${script.toFixed(1)} kB of script, ${style.toFixed(1)} of style`,
    )
    expect(script).toBeGreaterThan(50)
    expect(script).toBeLessThanOrEqual(maxScript)
    expect(style).toBeGreaterThan(1)
    expect(style).toBeLessThanOrEqual(20)
  })
})

const gzippedSize = (file = ''): number => gzipSync(store.read(file)).length
