import { describe, expect, it } from 'vitest'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { brandDecisions } from './support/brandDecisions.ts'
import {
  brandKeyPattern,
  brandNamePattern,
  ordinaryWords,
  wholeWordPattern,
} from './support/brandWords.ts'
import {
  readCode,
  filesUnder,
  linesMatching,
  readSource,
  withoutComments,
  type Source,
} from './support/sources.ts'

const quoted = (names: readonly string[]): RegExp =>
  new RegExp(`['"\`/](${names.join('|')})['"\`/]`)

const ordinary = ordinaryWords()
const isOrdinary = (name: string): boolean => ordinary.has(name.toLowerCase())

/** Returns the lines of the sources that mention a brand by its key. */
const keysIn = (sources: readonly Source[], keys: readonly string[]): string[] => {
  const uncommon = keys.filter((key) => !isOrdinary(key))
  return [
    ...(uncommon.length > 0 ? linesMatching(sources, wholeWordPattern(uncommon, 'iu')) : []),
    ...keys.filter(isOrdinary).flatMap((key) => linesMatching(sources, brandKeyPattern(key))),
  ]
}

/** Returns the lines of the sources that mention a brand by its name. */
const namesIn = (sources: readonly Source[], names: readonly string[]): string[] => {
  const uncommon = names.filter((name) => !isOrdinary(name))
  return [
    ...(uncommon.length > 0 ? linesMatching(sources, wholeWordPattern(uncommon)) : []),
    ...names.filter(isOrdinary).flatMap((name) => linesMatching(sources, brandNamePattern(name))),
  ]
}

const decisionsIn = (text: string, path = 'src/storefront/made.tsx'): string[] =>
  brandDecisions({ path, text }).map((each) => each.code)

const resources = filesUnder('schemas')
  .filter((path) => /^schemas\/[^/]+\.ts$/.test(path))
  .map((path) => path.replace(/^schemas\/|\.ts$/g, ''))

/** What a shop sells, to whom, and how. */
const shopWords = `ad ads advert slide slides slider pricing stock warehouse product products
  licence license licences licenses discount discounts gift cart company companies tenant tenants
  orders quotation checkout price prices cities
  customer customers buyer buyers payment payments refund refunds invoice invoices
  invite invitation invitations invited`.split(/\s+/)

/** The names of the icons are those of what they draw. */
const isIconFile = ({ path }: Source): boolean => path === 'src/resource/iconNames.ts'

describe('names', () => {
  it('of resources never occur in an engine', () => {
    const engines = readCode('src/resource', 'src/server/engine', 'src/cms/engine')
    expect(engines.length).toBeGreaterThan(20)
    expect(linesMatching(engines, quoted(resources))).toEqual([])
  })

  it('of products and customers never occur in an engine, comments included', () => {
    const engines = readCode('src/resource', 'src/server/engine', 'src/cms/engine')
    const split = engines
      .filter((each) => !isIconFile(each))
      .map(({ path, text }) => ({
        path,
        text: text.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' '),
      }))
    expect(linesMatching(split, wholeWordPattern(shopWords, 'iu'))).toEqual([])
  })

  it('of brands never occur in code', async () => {
    const keys = await brandKeys()
    // A key may be an ordinary word used in comments; names are recognised by their capital below.
    expect(keysIn(readCode('src').map(withoutComments), keys)).toEqual([])
  })

  it('of brands come from their data, in every language', async () => {
    const brands = await Promise.all((await brandKeys()).map(loadBrand))
    const names = brands.flatMap(({ brand: { name, commerce } }) => [
      ...Object.values(name),
      ...Object.values(commerce.seller.legalName),
    ])
    const sources = filesUnder('src')
      .filter((path) => /\.(ts|tsx|css|html|json)$/.test(path))
      .map(readSource)
    expect(names.length).toBeGreaterThan(7)
    expect(namesIn(sources, names)).toEqual([])
    expect(namesIn([{ path: '', text: `"${names[0]}"` }], names)).toHaveLength(1)
  })

  it('of brands may be ordinary words of the language', () => {
    const words = ['signal', 'gateway']
    expect(words.filter(isOrdinary)).toEqual(words)
    expect(keysIn(readCode('src'), words)).toEqual([])
    expect(namesIn(readCode('src'), ['Signal', 'Gateway'])).toEqual([])
  })

  it.each([
    "import { brand } from '#brands/signal/brand.ts'",
    'const folder = `brands/signal`',
    "const host = 'signal.localhost'",
    "const usual = { brand: 'signal' }",
    "const defaultBrand = 'signal'",
    "loadBrand('signal')",
    "const isOne = one.key === 'signal'",
    "const isOne = 'signal' === brand",
    'const logoOfBrand = { signal: one, other: two }',
    "const brandKeys = ['other', 'signal']",
  ])('of brands that are words are detected in: %s', (text) => {
    expect(keysIn([{ path: 'src/made.ts', text }], ['signal'])).toHaveLength(1)
  })

  it.each(["title: 'Welcome to Signal'", "title: 'Signal'", '<h1>Signal</h1>'])(
    'of brands that are words are detected in the text: %s',
    (text) => {
      expect(namesIn([{ path: 'src/made.ts', text }], ['Signal'])).toHaveLength(1)
    },
  )

  it('of brands are never branched on: differences are fields, and features are switches', () => {
    expect(readCode('src').flatMap(brandDecisions)).toEqual([])
  })

  it.each([
    "if (brand.key === 'x') return",
    'if (brand === other) return',
    'if (seller.brand !== brand) return',
    "const isOne = brand.key !== 'x'",
    "const isOne = 'x' === shop.brand.key",
    "const isOne = useBrand().key === 'x'",
    "const isOne = brand.hosts[0] === 'x'",
    "const isOne = brand.commerce.seller.legalName.en.startsWith('X')",
    "const text = brand.name.en === 'X' ? 1 : 2",
    "const text = brand.name[language].toLowerCase() === 'x' ? 1 : 2",
    'switch (brand.key) {}',
    'switch (brand.name.en) {}',
    'const logo = logos[brand.key]',
    'const logo = logos[`${brand.key}.svg`]',
    'const logo = logos.get(brand.key)',
    'const has = brand.key in logos',
    "const isLoud = ['x', 'y'].includes(brand.key)",
    'const isLoud = /^x/.test(brand.key)',
    "const { key } = brand; const isOne = key === 'x'",
    "const { key: own } = useBrand(); const isOne = own === 'x'",
    "const own = brand.key; const isOne = own === 'x'",
    "const isOne = ({ key }: Brand) => key === 'x'",
    "const isOne = ({ brand: { key } }: Page) => key === 'x'",
    "const isOne = (one: Brand) => one.key === 'x'",
  ])('of brands are detected when branched on in: %s', (text) => {
    expect(decisionsIn(text)).toHaveLength(1)
  })

  it('of brands may select the runtime on the server, but only from variables', () => {
    const server = 'src/server/made.ts'
    const serving = 'brands.get(order.brand); if (seller.brand !== brand) send(others.of(key))'
    expect(decisionsIn(serving, server)).toEqual([])
    expect(decisionsIn(serving)).toHaveLength(2)
    for (const text of [
      "if (order.brand === 'x') send()",
      'const rate = rates[order.brand]',
      "if (['x'].includes(order.brand)) send()",
      "new Map([['x', 1]]).get(order.brand)",
    ])
      expect(decisionsIn(text, server)).toHaveLength(1)
  })

  it('of files have one spelling, and none is index', () => {
    const files = readCode('src', 'scripts', 'brands').map(({ path }) => path)
    expect(files.filter((path) => /(^|\/)index\./.test(path))).toEqual([])
    const spelt =
      /\/(vite-env\.d|[a-z][A-Za-z0-9]*(\.(gen|worker|d))?|[A-Z][A-Za-z0-9]*)\.(ts|tsx|mjs)$/
    expect(files.filter((path) => !spelt.test(path))).toEqual([])
  })

  it('are exported without default exports, except where a tool requires one', () => {
    const allowed = /^(schemas\/|tests\/support\/)/
    const others = readCode().filter(({ path }) => !allowed.test(path))
    expect(linesMatching(others, /^export default\b/)).toEqual([])
  })
})
