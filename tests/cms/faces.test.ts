import { describe, expect, it } from 'vitest'
import { checkPasswordRules, generatePassword } from '#domain/password.ts'
import { initials } from '#cms/kinds/cells/Avatar.tsx'
import { countryName } from '#cms/kinds/countryName.ts'
import { deviceName } from '#cms/kinds/deviceName.ts'
import { toneOf } from '#cms/kinds/tones.ts'
import { filterByWords } from '#cms/kinds/widgets/filterByWords.ts'
import { randomBelow } from '#cms/components/useNewPassword.ts'
import { previews } from '#cms/screens/previews/previews.tsx'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['', ''],
])('the device name of %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('every declared preview has a component, and every component is declared', async () => {
  const declarations = await loadDeclarations()
  const declared = Object.values(declarations).flatMap(({ preview }) => preview ?? [])
  expect(Object.keys(previews).toSorted()).toEqual(declared.toSorted())
})

it.each([
  ['Sara Al Harbi', 'SH'],
  ['Cher', 'C'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

it('initials of Arabic names are separated', () => {
  expect(initials('سارة الحربي')).toBe('س\u200cا')
})

it('country codes have names', () => {
  expect(countryName('SA', 'en')).toBe('Saudi Arabia')
  expect(countryName('SA', 'ar')).toBe('المملكة العربية السعودية')
  expect(countryName('nowhere', 'en')).toBe('nowhere')
})

it.each([
  ['signed_in', 'positive'],
  ['sign_in_failed', 'danger'],
  ['token_reused', 'danger'],
  ['invitation_accepted', 'positive'],
  ['deactivated', 'warning'],
  ['activated', 'positive'],
  ['invited', 'neutral'],
  ['admin', 'neutral'],
])('%s has the tone %s', (state, tone) => {
  expect(toneOf(state)).toBe(tone)
})

it('filters options regardless of spelling', () => {
  const find = (inputValue: string) =>
    filterByWords(['أبها', 'Ägypten'], { inputValue, getOptionLabel: (each) => each })
  expect(find('ابها')).toEqual(['أبها'])
  expect(find('agy')).toEqual(['Ägypten'])
})

describe('a generated password', () => {
  it('satisfies the rules and is never repeated', () => {
    const made = Array.from({ length: 20 }, () => generatePassword(randomBelow))
    expect(new Set(made).size).toBe(20)
    for (const each of made) {
      expect(each).toHaveLength(20)
      expect(Object.values(checkPasswordRules(each))).not.toContain(false)
    }
  })

  it('is drawn uniformly', () => {
    const drawn = Array.from({ length: 3000 }, () => randomBelow(3))
    for (const each of [0, 1, 2]) {
      expect(drawn.filter((one) => one === each).length).toBeGreaterThan(850)
    }
  })
})
