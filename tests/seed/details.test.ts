import { expect, it } from 'vitest'
import { fullLanguages } from '#domain/locale.ts'
import { readDemoCatalogue } from '../../scripts/seed/demoCatalogue.ts'
import { boxContents, detailsOf, descriptionParagraphs } from '../../scripts/seed/productDetails.ts'

const { products } = await readDemoCatalogue()
const isThing = ({ type, code }: (typeof products)[number]): boolean =>
  ['device', 'gateway', 'accessory'].includes(type) || /^PKG-(?!NTF)/.test(code)

it('every product of the demo is told of in two paragraphs or more, in both languages and in words of its own', () => {
  const told = products.flatMap((product) =>
    fullLanguages.map((each) => descriptionParagraphs(product, each)),
  )
  expect(
    told.filter((texts) => texts.length < 2 || texts.some((text) => text.length < 60)),
  ).toEqual([])
  const all = told.flat()
  expect(new Set(all).size).toBe(all.length)
  for (const product of products)
    for (const text of descriptionParagraphs(product, 'ar'))
      expect(text).toMatch(/[\u0600-\u06ff]{3}/)
})

it('what is sent has a size, a weight and something in its box, and all has a lead time', () => {
  for (const product of products) {
    const { dimensionsMm, weightG, leadTimeDays } = detailsOf(product.code)
    expect([product.code, leadTimeDays > 0]).toEqual([product.code, true])
    expect([product.code, dimensionsMm?.length === 3 && (weightG ?? 0) > 0]).toEqual([
      product.code,
      isThing(product),
    ])
    for (const language of fullLanguages) {
      const box = boxContents(product, language)
      expect([product.code, box.length > 0]).toEqual([product.code, isThing(product)])
      expect(box.every(({ item, quantity }) => item.length > 2 && quantity > 0)).toBe(true)
    }
  }
})
