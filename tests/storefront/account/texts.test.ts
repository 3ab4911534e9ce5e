import { expect, it } from 'vitest'
import { account as ar } from '#ui/i18n/ar/account.ts'
import { account as en } from '#ui/i18n/en/account.ts'

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
  expect(en['signIn.forgot']).toBe('Forgot password?')
  expect(en['signIn.or']).toBe('Or login as')
  expect(en.botNotReady).toBe('Execute recaptcha not yet available')
})
