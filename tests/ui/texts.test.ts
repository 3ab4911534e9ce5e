import { expect, it } from 'vitest'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { createTexts, createTextFunction, type TextCatalogue } from '#ui/i18n/texts.ts'

const forms = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const

const form = /_(zero|one|two|few|many|other)$/
const basesOf = (texts: TextCatalogue): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(form, '')))].toSorted()
const pluralsOf = (texts: TextCatalogue): Set<string> =>
  new Set(Object.keys(texts).flatMap((key) => (form.test(key) ? [key.replace(form, '')] : [])))

it('has the same keys in both languages', () => {
  expect(basesOf(ar)).toEqual(basesOf(en))
  expect(Object.values<string>({ ...en, ...ar }).every(Boolean)).toBe(true)
})

it.each([
  ['en', en],
  ['ar', ar],
] as const)('has every plural form of %s', (language, texts: TextCatalogue) => {
  for (const base of pluralsOf(texts)) {
    for (const each of forms[language]) expect(texts).toHaveProperty([`${base}_${each}`])
  }
})

it('has the same placeholders in both languages', () => {
  const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()
  const arabic: TextCatalogue = ar
  const different = Object.entries(en).filter(
    ([key, text]) => !form.test(key) && String(places(text)) !== String(places(arabic[key] ?? '')),
  )
  expect(different).toEqual([])
})

it('chooses the Arabic plural form by the count', () => {
  const text = createTextFunction<typeof en>(createTexts('ar', 'storefront', ar))
  const count = (n: number): string => text('list.count', { count: n, n })
  expect([1, 2, 3, 11, 100].map(count)).toEqual([
    'منتج واحد',
    'منتجان',
    '٣ منتجات',
    '١١ منتجًا',
    '١٠٠ منتج',
  ])
})
