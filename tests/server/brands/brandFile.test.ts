import { expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brandProblems } from '#server/brands/brandProblems.ts'
import { loadBrandFiles } from '#server/brands/brandFile.ts'
import { brandKeys, loadBrand } from '../../../scripts/vite/brands.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"></svg>'
const drawings = { 'logo.svg': svg, 'favicon.svg': svg }
const problemsOf = (brand: unknown, others: Readonly<Record<string, string>> = {}): string[] =>
  brandProblems({ key: 'marsad', brand, drawings: { ...drawings, ...others } })

it('accepts every existing brand', async () => {
  const keys = await brandKeys()
  expect(keys.length).toBeGreaterThanOrEqual(11)
  for (const key of keys) expect((await loadBrand(key)).brand.key).toBe(key)
})

it.each([
  ['an empty brand', undefined, 'brand: is undefined, but must be object'],
  [
    'an excessive radius',
    { ...marsad, shape: { ...marsad.shape, radius: 40 } },
    'shape.radius: is 40, but must be <= 16',
  ],
  [
    'a text longer than the settings allow',
    { ...marsad, texts: { ...marsad.texts, en: { ...marsad.texts.en, address: 'a'.repeat(161) } } },
    /^texts\.en\.address: .*160/,
  ],
  [
    'a language that is named twice',
    { ...marsad, languages: ['en', 'ar', 'en'] },
    /^languages: .*duplicate/,
  ],
  ['a missing field', without('currency'), 'brand: currency is missing'],
  [
    'an unknown field',
    { ...marsad, feature: {} },
    'brand: unknown key feature; did you mean "features"?',
  ],
  [
    'an unknown feature switch',
    { ...marsad, features: { ...marsad.features, savedAdresses: true } },
    'features: unknown key savedAdresses; did you mean "savedAddresses"?',
  ],
  [
    'an unknown country',
    { ...marsad, country: 'UK' },
    'country: is "UK", but must be an ISO 3166 country code in two capital letters, such as SA',
  ],
  [
    'a named colour',
    {
      ...marsad,
      palette: { ...marsad.palette, dark: { ...marsad.palette.dark, muted: 'grey' } },
    },
    'palette.dark.muted: is "grey", but must be a colour such as #1a2b3c, in lowercase letters',
  ],
  [
    'a typeface without the script of a language',
    { ...marsad, typography: { ...marsad.typography, arabic: 'inter' } },
    /^typography\.arabic: is "inter", but must be one of plex, /,
  ],
  [
    'an invalid bank account',
    {
      ...marsad,
      commerce: {
        ...marsad.commerce,
        seller: { ...marsad.commerce.seller, iban: 'SA0380000000608010167510' },
      },
    },
    'commerce.seller.iban: is "SA0380000000608010167510", but must be an IBAN with valid check digits',
  ],
  [
    'missing texts in a supported language',
    { ...marsad, name: { en: 'Marsad' } },
    'name: the text for the language ar is missing',
  ],
  [
    'an unsupported default language',
    { ...marsad, languages: ['en'], language: 'ar' },
    'language: ar is not among the languages',
  ],
  [
    'an unknown upcoming language',
    { ...marsad, comingLanguages: ['fr', 'xx'] },
    'comingLanguages.1: is "xx", but must be an ISO 639 language code in lowercase letters, such as fr',
  ],
  [
    'an upcoming language that is supported already',
    { ...marsad, comingLanguages: ['ar'] },
    'comingLanguages: ar is already among the languages',
  ],
  [
    'the key of another folder',
    { ...marsad, key: 'other' },
    'key: is "other", but the folder is called "marsad"',
  ],
  [
    'colours with too little contrast',
    {
      ...marsad,
      palette: { ...marsad.palette, dark: { ...marsad.palette.dark, muted: '#5a646a' } },
    },
    /^palette\.dark: muted on raised has a contrast of \d\.\d\d, but needs at least 4\.5$/,
  ],
])('names the path of %s', (_, brand, problem) => {
  expect(problemsOf(brand)).toContainEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  )
})

const framed = (box: string): string => svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
const drawing = (inside: string): string => svg.replace('></svg>', `>${inside}</svg>`)

it.each<readonly [logo: string, problem: string]>([
  ['', 'is missing or empty'],
  [`<?xml version="1.0"?><!DOCTYPE svg>${svg}`, 'cannot be parsed from "<!DOCTYPE svg>'],
  ['A logo', 'is not an SVG with a viewBox'],
  [svg.replace('viewBox', 'viewbox'), 'is not an SVG with a viewBox'],
  ...[
    '-',
    '',
    '0 0 40',
    '0 0 40 40 40',
    '0 0 0 40',
    '0 0 40 -40',
    '0 0 4.0.0 40',
    '0,,0,40,40',
  ].map((box) => [framed(box), 'is not an SVG with a viewBox'] as const),
  [`<!DOCTYPE svg>${svg}`, 'cannot be parsed from "<!DOCTYPE svg>'],
  [`${svg}<svg/>`, 'cannot be parsed: <svg> follows the end of the drawing'],
  [drawing('<g>'), 'cannot be parsed: </svg> does not close an open element'],
  [drawing('<g'), 'cannot be parsed from "<g</svg>" on'],
  [drawing('<!--><script>alert(1)</script>-->'), 'cannot be parsed from "<!--><script>'],
  [drawing('<title><![CDATA[><img onerror="x()">]]></title>'), 'cannot be parsed from "<![CDATA['],
  [drawing('<path d=M0/>'), 'cannot be parsed from "<path d=M0/>'],
  [drawing('<script>alert(1)</script>'), 'contains <script>, '],
  [drawing('<SCRIPT/>'), 'contains <SCRIPT>, '],
  [drawing('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'contains <s:script>, '],
  [drawing('<foreignObject/>'), 'contains <foreignObject>, '],
  [drawing('<a href="#top"/>'), 'contains <a>, '],
  [drawing('<set attributeName="href" to="javascript:alert(1)"/>'), 'contains <set>, '],
  [drawing('<image href="#x"/>'), 'contains <image>, '],
  [drawing("<g onclick='alert(1)'/>"), 'contains a script: <g onclick="alert(1)">'],
  [svg.replace('<svg', '<svg\nonload = "x()"'), 'contains a script: <svg onload="x()">'],
  [
    drawing("<use href='https://a.example/x.svg#y'/>"),
    'refers to another file: <use href="https://a.example/x.svg#y">',
  ],
  [drawing('<use xlink:href="//a.example/x"/>'), 'refers to another file: <use xlink:href='],
  [drawing('<use href="&#x6A;avascript:x"/>'), 'refers to another file: <use href="javascript:x">'],
  [drawing("<path fill='url(//a.example/x#y)'/>"), 'refers to another file: <path fill='],
  [drawing('<g style="background:&#117;rl(//a)"/>'), 'refers to another file: <g style='],
  [
    drawing(String.raw`<g style="background:\75rl(//a)"/>`),
    'contains escaped characters: <g style=',
  ],
  ...['@import "a.css"', 'g{fill:url( "a.svg" )}', 'body { display: none }', 'g { fill: red }'].map(
    (style) =>
      [drawing(`<style>${style}</style>`), 'contains <style>, which would change'] as const,
  ),
  [drawing('<style><![CDATA[@import "a"]]></style>'), 'contains <style>, which would change'],
  [drawing('<style/>'), 'contains <style>, which would change'],
  [drawing('<g xml:base="//a.example/"/>'), 'refers to another file: <g xml:base='],
  ...[
    'position:fixed',
    'fill:red;inset:0',
    'fill: red; /* */ POSITION : fixed',
    '--text: red',
    'display:none',
  ].map((style) => [drawing(`<g style="${style}"/>`), 'contains the property '] as const),
])('rejects unsafe SVG: %s', (logo, problem) => {
  expect(problemsOf(marsad, { 'logo.svg': logo })).toEqual([
    expect.stringContaining(`logo.svg: ${problem}`),
  ])
})

it('reports colour problems together with all others', () => {
  const dark = { ...marsad.palette.dark, muted: '#5a646a' }
  const problems = problemsOf({ ...marsad, country: 'XX', palette: { ...marsad.palette, dark } })
  expect(problems).toContainEqual(expect.stringMatching(/^country: is "XX"/))
  expect(problems).toContainEqual(expect.stringMatching(/^palette\.dark: muted on raised/))
})

it.each(['all', 'default'])('rejects the reserved key %s', (key) => {
  expect(brandProblems({ key, brand: { ...marsad, key }, drawings })).toEqual([
    `key: "${key}" is reserved; choose another key`,
  ])
})

it('accepts an SVG with every drawing element', () => {
  const whole = drawing(
    `<!-- by hand --><title>A &amp; B</title><defs><linearGradient id='a'><stop offset="0"/></linearGradient></defs>
    <g fill="url('#a')" style='stroke: var(--text, #123456); stroke-width:2;fill-opacity: .5;'><use href="#a"/><text>on="x"</text></g>`,
  )
  const icon = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made -->\n${whole}\n`
  expect(problemsOf(marsad, { 'logo.svg': whole, 'favicon.svg': icon })).toEqual([])
})

it('lists the existing brands when one is unknown', async () => {
  await expect(loadBrandFiles('brands', 'nobody', 'BRAND')).rejects.toThrow(
    /^BRAND: there is no brand "nobody"; available: .*marsad/,
  )
})

function without(field: keyof typeof marsad): object {
  const { [field]: _, ...rest } = marsad
  return rest
}
