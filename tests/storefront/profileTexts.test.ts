import { expect, it } from 'vitest'
import { profile as ar } from '#ui/i18n/ar/profile.ts'
import { profile as en } from '#ui/i18n/en/profile.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('has the same keys in both languages, in the same order', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en))
  expect(Object.values<string>({ ...en, ...ar }).every(Boolean)).toBe(true)
})

it('has the same placeholders in both languages', () => {
  const arabic: Readonly<Record<string, string>> = ar
  const different = Object.entries(en).filter(
    ([key, text]) => String(places(text)) !== String(places(arabic[key] ?? '')),
  )
  expect(different).toEqual([])
})

it('matches the specified texts', () => {
  expect(en['details.customerNote']).toBe(
    'Customers can only view profile details and must edit them in the dashboard',
  )
  expect(storefront['failed.generic']).toBe('Something wrong happened! Please try again.')
})
