import { describe, expect, it } from 'vitest'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { code, filesUnder, linesMatching, read } from './support/sources.ts'

const quoted = (names: readonly string[]): RegExp =>
  new RegExp(`['"\`/](${names.join('|')})['"\`/]`)

/** As they are spelt, in any script, and not as a part of another word. */
const wholeWords = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )

/** A branch, a comparison or a choice by which brand it is. A table would have to name them. */
const who = String.raw`\b(brand|useBrand\(\))\.(key|name(\.\w+|\[\w+\])?)`
const decidesByBrand = new RegExp(
  [
    String.raw`\b(if|switch) \(brand\b`,
    String.raw`${who} *([=!]=|\?[^.?])`,
    String.raw`[=!]==? *([\w.]+\.)?${who}`,
    String.raw`\bswitch \(([\w.]+\.)?${who}`,
  ].join('|'),
)

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

  it('of brands are read from them, in every language', async () => {
    const brands = await Promise.all((await brandKeys()).map(loadBrand))
    const names = brands.flatMap(({ brand: { name, commerce } }) => [
      ...Object.values(name),
      ...Object.values(commerce.seller.legalName),
    ])
    const sources = filesUnder('src')
      .filter((path) => /\.(ts|tsx|css|html|json)$/.test(path))
      .map(read)
    expect(names.length).toBeGreaterThan(7)
    expect(linesMatching(sources, wholeWords(names))).toEqual([])
    expect(wholeWords(names).test(`"${names[0]}"`)).toBe(true)
  })

  it('of brands decide nothing: what differs is a field, and features are switches', () => {
    expect(linesMatching(code('src'), decidesByBrand)).toEqual([])
  })

  it.each([
    "if (brand.key === 'x') return",
    'if (brand === other) return',
    "const isOne = brand.key !== 'x'",
    "const isOne = 'x' === shop.brand.key",
    "const text = brand.name.en === 'X' ? 1 : 2",
    'switch (brand.key) {',
  ])('of brands would be found deciding in: %s', (line) => {
    expect(line).toMatch(decidesByBrand)
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
