import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  pickTranslation,
  isLanguage,
  languageCodes,
  languages,
  negotiateLanguage,
} from '#domain/locale.ts'

describe('negotiateLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ar', 'ar'],
    ['AR', 'ar'],
    ['ar-SA', 'ar'],
    ['AR-eg', 'ar'],
    ['fr', 'en'],
    ['*', 'en'],
    ['fr-FR, ar;q=0.4', 'ar'],
    ['ar;q=0.8, en;q=0.9', 'en'],
    ['en;q=0.8,ar;q=0.9', 'ar'],
    ['ar, en', 'ar'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['ar;q=0', 'en'],
    ['ar; q=0.5 , en ; q=0.4', 'ar'],
    ['ar;level=1;q=0.2, en;q=0.3', 'en'],
    ['ar;q=much', 'en'],
    [';;,,q=', 'en'],
    ['toString', 'en'],
    ['constructor-ar', 'en'],
  ])('answers %j with %s', (header, expected) => {
    expect(negotiateLanguage(header)).toBe(expected)
  })
})

describe('isLanguage', () => {
  it('knows the languages of the table and nothing that objects inherit', () => {
    expect(languageCodes.every(isLanguage)).toBe(true)
    for (const other of ['', 'EN', 'toString', '__proto__', 7, null, undefined, ['en']])
      expect(isLanguage(other)).toBe(false)
  })
})

describe('inLanguage', () => {
  it('gives the asked language, else the default, else whatever there is', () => {
    expect(pickTranslation({ en: 'Tag', ar: 'وسم' }, 'ar')).toBe('وسم')
    expect(pickTranslation({ en: 'Tag' }, 'ar')).toBe('Tag')
    expect(pickTranslation({ ar: 'وسم' }, 'en')).toBe('وسم')
    expect(pickTranslation({}, 'en')).toBeUndefined()
  })

  it('takes an empty text for a text', () => {
    expect(pickTranslation({ en: 'Tag', ar: '' }, 'ar')).toBe('')
  })
})

it('every language has a tag that formats understand and a direction', () => {
  expect(defaultLanguage in languages).toBe(true)
  for (const { tag, direction } of Object.values(languages)) {
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toHaveLength(1)
    expect(['ltr', 'rtl']).toContain(direction)
  }
  expect(new Intl.NumberFormat(languages.ar.tag).format(12)).toBe('١٢')
})
