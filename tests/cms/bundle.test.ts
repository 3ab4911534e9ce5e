import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { defaultBrand } from '#brands/default.ts'
import { withProductionEnv } from '../../scripts/vite/buildBrand.ts'
import { loadBrand } from '../../scripts/vite/brands.ts'
import { targetConfig } from '../../scripts/vite/targetConfig.ts'

type Chunk = Rolldown.OutputChunk

const config = targetConfig(await loadBrand(defaultBrand), 'cms')
const result = await withProductionEnv(() =>
  build({ ...config, build: { ...config.build, write: false } }),
)
const files: readonly (Chunk | Rolldown.OutputAsset)[] = 'output' in result ? result.output : []
const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

/** Returns chunks with everything they import statically. */
function reachable(starts: readonly Chunk[]): Chunk[] {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  starts.forEach(visit)
  return [...seen]
}

const holding = (path: RegExp): Chunk[] =>
  chunks.filter((chunk) => path.test(chunk.facadeModuleId ?? ''))

const list = reachable([
  ...chunks.filter(({ isEntry }) => isEntry),
  ...holding(/engine\/list\/ListScreen\.tsx$/),
  // The larger language, and what mirrors the page for it.
  ...holding(/i18n\/ar\/cms\.ts$/),
  ...holding(/stylis-plugin-rtl/),
])

it('a list needs at most 260 kB of script', () => {
  const size = list.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000
  console.log(`list: ${size.toFixed(1)} kB of script in ${list.length} files`)
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThanOrEqual(260)
})

it('a list loads no forms, editors or validators', () => {
  const modules = list.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.length).toBeGreaterThan(100)
  expect(
    modules.filter((id) => /@rjsf|@tiptap|prosemirror|\/ajv\/|simplewebauthn|\/uqr\//.test(id)),
  ).toEqual([])
})

it('a list loads no help texts, which load with the forms', () => {
  const help = 'Leave it empty where it is for readers of every language.'
  const telling = chunks.filter(({ code }) => code.includes(help))
  expect(telling).toHaveLength(1)
  expect(telling.filter((chunk) => list.includes(chunk))).toEqual([])
})

it('no file generates code at run time', () => {
  const compilers = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => /ajv\/(dist\/ajv|dist\/compile|lib)/.test(id))
  expect(compilers).toEqual([])
})
