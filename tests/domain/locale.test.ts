import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  pickTranslation,
  isLanguage,
  joinItems,
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
  ])('returns %j for %s', (header, expected) => {
    expect(negotiateLanguage(header)).toBe(expected)
  })
})

describe('isLanguage', () => {
  it('accepts listed languages and no inherited object properties', () => {
    expect(languageCodes.every(isLanguage)).toBe(true)
    for (const other of ['', 'EN', 'toString', '__proto__', 7, null, undefined, ['en']])
      expect(isLanguage(other)).toBe(false)
  })
})

describe('pickTranslation', () => {
  it('returns the requested language, else the default, else any', () => {
    expect(pickTranslation({ en: 'Tag', ar: 'وسم' }, 'ar')).toBe('وسم')
    expect(pickTranslation({ en: 'Tag' }, 'ar')).toBe('Tag')
    expect(pickTranslation({ ar: 'وسم' }, 'en')).toBe('وسم')
    expect(pickTranslation({}, 'en')).toBeUndefined()
  })

  it('treats an empty text as a text', () => {
    expect(pickTranslation({ en: 'Tag', ar: '' }, 'ar')).toBe('')
  })
})

it('joins items with the comma of the script', () => {
  expect([joinItems(['a', 'b'], 'en'), joinItems(['a', 'b'], 'ar')]).toEqual(['a, b', 'a، b'])
})

it('every language has a direction and a tag known to Intl', () => {
  expect(defaultLanguage in languages).toBe(true)
  for (const { tag, direction } of Object.values(languages)) {
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toHaveLength(1)
    expect(['ltr', 'rtl']).toContain(direction)
  }
  expect(new Intl.NumberFormat(languages.ar.tag).format(12)).toBe('١٢')
})
