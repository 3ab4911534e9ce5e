import { describe, expect, it } from 'vitest'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { toSearchQuery, toSearchText } from '#domain/toSearchText.ts'

describe('toSearchText', () => {
  it.each([
    ['case', 'LoRaWAN', 'lorawan'],
    ['accents', 'Café Zürich', 'cafe zurich'],
    ['tashkeel', 'مُسْتَشْعِر', 'مستشعر'],
    ['tatweel', 'حـــرارة', 'حراره'],
    ['alef with hamza', 'أجهزة إنذار آلي', 'اجهزه انذار الي'],
    ['alef wasla', 'ٱتصال', 'اتصال'],
    ['alef maqsura', 'مبنى', 'مبني'],
    ['hamza on waw and yeh', 'مؤشر بيئي', 'موشر بييي'],
    ['teh marbuta', 'بوابة', 'بوابه'],
    ['ligatures', 'ﻻ ﷲ', 'لا الله'],
    ['Arabic-Indic digits', '٤ جي ٥', '4 جي 5'],
    ['Persian digits', '۱۲۳', '123'],
    ['full width letters', 'ＩｏＴ', 'iot'],
    ['spaces', '  a \t\n b  ', 'a b'],
    ['direction marks', '\u200Fبوابة\u200E \u202AGW\u202C', 'بوابه gw'],
  ])('removes %s', (_, text, expected) => {
    expect(toSearchText(text)).toBe(expected)
  })

  it('is idempotent', () => {
    for (const text of ['أجهزة ٤G مُسْتَشْعِر', 'Été İstanbul', 'ﷺ'])
      expect(toSearchText(toSearchText(text))).toBe(toSearchText(text))
  })
})

describe('toSearchQuery', () => {
  it.each([
    ['the article', 'الحرارة', 'حراره'],
    ['the article with diacritics', 'اَلْحَـرَارَة', 'حراره'],
    [
      'prefixes before the article',
      'والحرارة بالحرارة كالحرارة فالحرارة',
      'حراره حراره حراره حراره',
    ],
    ['the article merged with a preposition', 'للحرارة وللحرارة وبالحرارة', 'حراره حراره حراره'],
    ['the article in each word', 'أجهزة الألوان', 'اجهزه الوان'],
  ])('removes %s', (_, typed, expected) => {
    expect(toSearchQuery(typed)).toBe(expected)
  })

  it.each(['ألوان', 'آلات', 'إلى', 'بوابة', 'لل', 'الحر', 'بلال', 'LoRa ال'])(
    'keeps %s',
    (typed) => {
      expect(toSearchQuery(typed)).toBe(toSearchText(typed))
    },
  )
})

describe('toLatinDigits', () => {
  it('converts digits and nothing else', () => {
    expect(toLatinDigits('السعر ١٢٣٫٥ و ۶۷ أو 89')).toBe('السعر 123٫5 و 67 أو 89')
  })
})
