import { describe, expect, it } from 'vitest'
import { brandKeys, loadBrand } from '../../../scripts/vite/brands.ts'
import { decidingExamples, harmlessExamples } from '../support/brandDataExamples.ts'
import { dataDecisions } from '../support/dataDecisions.ts'
import { getProductProgram } from '../support/productProgram.ts'
import { filesUnder, readSource } from '../support/sources.ts'

/** The copyright sign is not repeated if the text already contains one, in every brand. */
const allowedFindings = ['src/storefront/layout/Footer.tsx: /©/.test(rights)']

describe('brand data', () => {
  const decisionsIn = (path: RegExp): string[] =>
    dataDecisions(getProductProgram(), ({ fileName }) => path.test(fileName))

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
