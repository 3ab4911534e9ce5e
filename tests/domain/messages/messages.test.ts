import { describe, expect, it } from 'vitest'
import { keysOf } from '#domain/keys.ts'
import { ar } from '#domain/messages/ar.ts'
import { en } from '#domain/messages/en.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { nouns } from '#domain/messages/nouns.ts'

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(:\w+)?\}/g)].map(([, name = '']) => name).toSorted()

describe('the messages', () => {
  it('exist in both languages', () => {
    expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  it.each(keysOf(en))('%s has the same placeholders in both languages', (key) => {
    expect(placeholders(ar[key])).toEqual(placeholders(en[key]))
    expect(en[key].trim()).toBe(en[key])
    expect(ar[key].trim()).toBe(ar[key])
    expect(ar[key]).toMatch(/\p{Script=Arabic}/u)
    expect(en[key]).not.toMatch(/\p{Script=Arabic}/u)
  })
})

describe('formatMessage', () => {
  it('fills the placeholders', () => {
    expect(formatMessage('field.required', 'en', { field: 'Title' })).toBe('Title is required')
    expect(formatMessage('field.required', 'ar', { field: 'العنوان' })).toBe('العنوان مطلوب')
    expect(formatMessage('field.maxLength', 'en', { field: 'Title', max: 80 })).toBe(
      'Title must be less than or equal to 80 characters',
    )
  })

  it('uses the noun of the language', () => {
    expect(formatMessage('error.not_found', 'en', { what: nouns.order })).toBe(
      'Order was not found.',
    )
    expect(formatMessage('error.not_found', 'ar', { what: nouns.order })).toBe(
      'لم يتم العثور على الطلب.',
    )
  })

  it('writes a name inside a sentence in lower case', () => {
    expect(formatMessage('field.maxItems', 'en', { field: 'Images', max: 10 })).toBe(
      'Max 10 images',
    )
  })

  it('leaves unknown placeholders, and ignores unused values', () => {
    expect(formatMessage('field.required', 'en', { other: 1 })).toBe('{field} is required')
  })

  it('inserts a value literally', () => {
    expect(formatMessage('field.required', 'en', { field: '$& {max}' })).toBe(
      '$& {max} is required',
    )
    expect(formatMessage('field.minItems', 'en', { field: 'rows', min: 0 })).toBe(
      'At least 0 rows is required',
    )
  })
})
