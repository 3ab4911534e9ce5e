import { beforeAll, describe, expect, it } from 'vitest'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { dataDecisions } from './support/dataDecisions.ts'
import { createTestProgram } from './support/createTestProgram.ts'
import { filesUnder, readSource, type Source } from './support/sources.ts'
import type { ts } from './support/syntax.ts'

const decidingExamples = [
  "if (brand.contact.email === 'a@b.example') send()",
  "if ('SA' !== brand.country) send()",
  "if (brand.currency === 'USD') send()",
  "switch (brand.currency) { case 'USD': send() }",
  "if (brand.palette.light.accent === '#123456') send()",
  "if (brand.palette[theme].accent.startsWith('#1')) send()",
  "if (brand.texts[language].tagline.includes('SIM')) send()",
  'if (/sim/i.test(brand.texts.en.tagline)) send()',
  "if (['SA', 'AE'].includes(brand.country)) send()",
  "const gulf = new Set(['SA', 'AE']); if (gulf.has(brand.country)) send()",
  'const rates = { SA: 15 }; send(rates[brand.country])',
  "const { country } = brand; if (country === 'SA') send()",
  "const { country: where } = brand; if (where === 'SA') send()",
  "const { contact: { email } } = brand; if (email === 'a@b.example') send()",
  "const where = brand.country; if (where === 'SA') send()",
  "const home = 'SA'; if (brand.country === home) send()",
  "if (page.country === 'SA') send()",
  'if (brand.commerce.seller.iban.match(/^SA/)) send()',
  "if (brand.commerce.seller.vatNumber.slice(0, 2) === '31') send()",
  'if (brand.commerce.discountCap === 40) send()',
  "if (settings.currency === 'USD') send()",
  "if (settings.texts.en?.tagline === 'One') send()",
  "if ((settings.email ?? brand.contact.email) === 'a@b.example') send()",
]
const harmlessExamples = [
  "if (brand.commerce.seller.vatNumber === '') send()",
  'if (brand.features.cart) send()',
  "if (brand.layout.header === 'bar') send()",
  'if (brand.languages.includes(language)) send()',
  'if (money.currency === brand.currency) send()',
  "if (money.currency === 'USD') send()",
  'send(currencies[brand.currency])',
]

const wrapInFunction = (text: string): string => `
import type { Brand, PageBrand, Theme } from '#domain/brand.ts'
import type { Language } from '#domain/locale.ts'
import { currencies, type Money } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shopSettings.ts'
declare const send: (...all: unknown[]) => void
export function made(brand: Brand, page: PageBrand, settings: ShopSettings, money: Money, theme: Theme, language: Language) {
  ${text}
}`
const exampleSources: readonly Source[] = [...decidingExamples, ...harmlessExamples].map(
  (text, index) => ({
    path: `src/server/made/made${index}.ts`,
    text: wrapInFunction(text),
  }),
)

/** The copyright sign is not repeated if the text already contains one, in every brand. */
const allowedFindings = ['src/storefront/layout/Footer.tsx: /©/.test(rights)']

describe('brand data', () => {
  let program: ts.Program
  const decisionsIn = (path: RegExp): string[] =>
    dataDecisions(program, ({ fileName }) => path.test(fileName))
  beforeAll(() => {
    program = createTestProgram(exampleSources)
  })

  it('is never compared with literals', () => {
    const found = decisionsIn(/^(?!.*\/node_modules\/).*\/src\/(?!server\/made\/)/)
    expect(found.map((each) => each.replace(/:\d+: /, ': '))).toEqual(allowedFindings)
  })

  it.each(decidingExamples.map((text, index) => [text, index] as const))(
    'in a comparison is detected in: %s',
    (_, index) => {
      expect(decisionsIn(new RegExp(`/made${index}\\.ts$`))).toHaveLength(1)
    },
  )

  it.each(harmlessExamples.map((text, index) => [text, decidingExamples.length + index] as const))(
    'may be looked up, chosen from and compared with variables: %s',
    (_, index) => {
      expect(decisionsIn(new RegExp(`/made${index}\\.ts$`))).toEqual([])
    },
  )
})

/** Statements no other shop could make: addresses, numbers, words and colours. */
const brandStatements = async (): Promise<readonly string[]> => {
  const brands = await Promise.all((await brandKeys()).map(loadBrand))
  const statements = brands.flatMap(({ brand: { contact, commerce, hosts, texts, palette } }) => [
    contact.email,
    contact.phone,
    ...hosts,
    commerce.seller.vatNumber,
    commerce.seller.iban,
    commerce.seller.bank,
    ...Object.values(texts).flatMap((one) => Object.values(one)),
    ...Object.values(palette).flatMap((one) => Object.values(one)),
  ])
  const commonColour = /^#(fff(fff)?|000(000)?)$/i
  return [...new Set(statements)].filter((each) => each.length > 5 && !commonColour.test(each))
}

it('no constant repeats the data of a brand', async () => {
  const all = await brandStatements()
  expect(all.length).toBeGreaterThan(200)
  const found = filesUnder('src')
    .filter((path) => /\.(ts|tsx|css|html|json)$/.test(path))
    .map(readSource)
    .flatMap(({ path, text }) =>
      all.filter((each) => text.includes(each)).map((each) => `${path}: ${each}`),
    )
  expect(found).toEqual([])
})
