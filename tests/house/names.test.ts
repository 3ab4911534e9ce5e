import { describe, expect, it } from 'vitest'
import { brandKeys } from '../../scripts/vite/brands.ts'
import { code, filesUnder, linesMatching } from './support/sources.ts'

const quoted = (names: readonly string[]): RegExp =>
  new RegExp(`['"\`/](${names.join('|')})['"\`/]`)

const resources = filesUnder('schemas')
  .filter((path) => /^schemas\/[^/]+\.ts$/.test(path))
  .map((path) => path.replace(/^schemas\/|\.ts$/g, ''))

describe('names', () => {
  it('of resources never occur in an engine', () => {
    const engines = code('src/resource', 'src/server/engine', 'src/cms/engine')
    expect(engines.length).toBeGreaterThan(20)
    expect(linesMatching(engines, quoted(resources))).toEqual([])
  })

  it('of brands never occur in code', async () => {
    const keys = await brandKeys()
    expect(linesMatching(code('src'), new RegExp(`\\b(${keys.join('|')})\\b`, 'i'))).toEqual([])
  })

  it('of files say what they hold: no index, one spelling', () => {
    const files = code('src', 'scripts', 'brands').map(({ path }) => path)
    expect(files.filter((path) => /(^|\/)index\./.test(path))).toEqual([])
    const spelt =
      /\/(vite-env\.d|[a-z][A-Za-z0-9]*(\.(gen|worker|d))?|[A-Z][A-Za-z0-9]*)\.(ts|tsx|mjs)$/
    expect(files.filter((path) => !spelt.test(path))).toEqual([])
  })

  it('are what is exported: nothing has a default but what a tool loads by it', () => {
    const allowed = /^(schemas\/|tests\/support\/)/
    const others = code().filter(({ path }) => !allowed.test(path))
    expect(linesMatching(others, /^export default\b/)).toEqual([])
  })
})
