import { expect, it } from 'vitest'
import { productLists as ar } from '#ui/i18n/ar/productLists.ts'
import { productLists as en } from '#ui/i18n/en/productLists.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'

const base = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('has the same keys and placeholders in both languages', () => {
  const arabic: Readonly<Record<string, string>> = ar
  expect([...new Set(Object.keys(ar).map(base))]).toEqual([...new Set(Object.keys(en).map(base))])
  // Arabic has words for one and two without a number.
  const filled = Object.entries(en).filter(([key]) => !key.endsWith('_one'))
  for (const [key, text] of filled) expect(places(arabic[key] ?? ''), key).toEqual(places(text))
})

it('uses the specified text for unavailable products', () => {
  expect(storefront['buy.tooMany']).toBe(
    'Sorry, Requested quantity of this product is greater than our stock!',
  )
  expect(storefront['buy.none']).toBe('Sorry, We are temporary Out Of Stock.')
})
