import { expect, it } from 'vitest'
import { brand as marsad } from '#brands/marsad/brand.ts'
import { brandProblems } from '#server/checkBrand.ts'
import { loadBrandFiles } from '#server/brandFile.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"></svg>'
const drawings = { 'logo.svg': svg, 'favicon.svg': svg }
const problemsOf = (brand: unknown, others: Readonly<Record<string, string>> = {}): string[] =>
  brandProblems({ key: 'marsad', brand, drawings: { ...drawings, ...others } })

it('finds nothing wrong with any brand there is', async () => {
  const keys = await brandKeys()
  expect(keys.length).toBeGreaterThanOrEqual(11)
  for (const key of keys) expect((await loadBrand(key)).brand.key).toBe(key)
})

it.each([
  ['nothing at all', undefined, 'brand: is undefined, and must be object'],
  [
    'a radius beyond reason',
    { ...marsad, shape: { ...marsad.shape, radius: 40 } },
    'shape.radius: is 40, and must be <= 16',
  ],
  ['a field that is missing', without('currency'), 'brand: currency is missing'],
  ['a field nobody reads', { ...marsad, colour: 'red' }, 'brand: there is nothing called colour'],
  [
    'a typeface without the letters',
    { ...marsad, typography: { ...marsad.typography, arabic: 'inter' } },
    /^typography\.arabic: is "inter", and can be plex, /,
  ],
  [
    'an account that cannot be',
    {
      ...marsad,
      commerce: {
        ...marsad.commerce,
        seller: { ...marsad.commerce.seller, iban: 'SA0380000000608010167510' },
      },
    },
    'commerce.seller.iban: is "SA0380000000608010167510", and must match format "iban"',
  ],
  [
    'words that are missing in a language it speaks',
    { ...marsad, name: { en: 'Marsad' } },
    'name: has nothing in ar, which is among the languages',
  ],
  [
    'a first language it does not speak',
    { ...marsad, languages: ['en'], language: 'ar' },
    'language: ar is not among the languages',
  ],
  [
    'the key of another folder',
    { ...marsad, key: 'other' },
    'key: is "other" in the folder "marsad"',
  ],
  [
    'colours that cannot be read',
    {
      ...marsad,
      palette: { ...marsad.palette, dark: { ...marsad.palette.dark, muted: '#5a646a' } },
    },
    /^palette\.dark: muted on raised has a contrast of \d\.\d\d, and needs 4\.5$/,
  ],
])('names the place of %s', (_, brand, problem) => {
  expect(problemsOf(brand)).toContainEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  )
})

it.each([
  ['', 'is no SVG with a viewBox'],
  [svg.replace('></svg>', '><script>alert(1)</script></svg>'), 'carries a script'],
  [
    svg.replace('></svg>', '><image href="https://a.example/x.png"/></svg>'),
    'leads to another file',
  ],
])('refuses a drawing that is not only one: %s', (logo, problem) => {
  expect(problemsOf(marsad, { 'logo.svg': logo })).toEqual([`logo.svg: ${problem}`])
})

it('says which brands there are when one is not', async () => {
  await expect(loadBrandFiles('brands', 'nobody', 'BRAND')).rejects.toThrow(
    /^BRAND: there is no brand "nobody"; there are: .*marsad/,
  )
})

function without(field: keyof typeof marsad): object {
  const { [field]: _, ...rest } = marsad
  return rest
}
