import { expect, it } from 'vitest'
import { fullLanguages } from '#domain/locale.ts'
import { boxContents } from '../../scripts/demo/catalogue/products.ts'
import { demo } from '../../scripts/demo/demoData.ts'

const { products } = demo
const isThing = ({ type, code }: (typeof products)[number]): boolean =>
  ['device', 'gateway', 'accessory'].includes(type) || /^PKG-(?!NTF)/.test(code)

it('every demo product has its own description of at least two paragraphs in both languages', () => {
  const paragraphs = products.flatMap(({ description }) =>
    fullLanguages.map((language) => description[language]),
  )
  expect(
    paragraphs.filter((texts) => texts.length < 2 || texts.some((text) => text.length < 60)),
  ).toEqual([])
  const all = paragraphs.flat()
  expect(new Set(all).size).toBe(all.length)
  for (const { description } of products)
    for (const text of description.ar) expect(text).toMatch(/[\u0600-\u06ff]{3}/)
})

it('physical demo products have dimensions, weight and box contents, and all have a lead time', () => {
  for (const product of products) {
    const { lengthMm, widthMm, heightMm, weightG, leadTime } = product
    const sizes = [lengthMm, widthMm, heightMm, weightG]
    expect(leadTime, product.code).toMatch(/^P[1-9]\d*D$/)
    expect([product.code, sizes.every((size = 0) => size > 0)]).toEqual([
      product.code,
      isThing(product),
    ])
    for (const language of fullLanguages) {
      const box = boxContents(product)[language]
      expect([product.code, box.length > 0]).toEqual([product.code, isThing(product)])
      expect(box.every(({ item, quantity }) => item.length > 2 && quantity > 0)).toBe(true)
    }
  }
})
