import { describe, expect, it } from 'vitest'
import { createErrorTranslator, fieldLabel } from '#cms/engine/form/errors/fieldMessages.ts'
import { errorTree, messagesBelow, messagesOf, pointerFromProperty } from '#cms/kinds/pointers.ts'
import { sample } from './support/sample.ts'

describe('validation messages', () => {
  const say = (language: 'en' | 'ar', error: object) =>
    createErrorTranslator(sample, language)([{ stack: '', ...error }])[0]?.message

  it('name the field with its label', () => {
    const error = { name: 'required', property: 'title', params: { missingProperty: 'title' } }
    expect(say('en', error)).toBe('Title is required')
    expect(say('ar', error)).toBe('العنوان مطلوب')
  })

  it('show limits in the digits of the reader', () => {
    const error = { name: 'maxLength', property: '.title', params: { limit: 10 } }
    expect(say('en', error)).toBe('Title must be less than or equal to 10 characters')
    expect(say('ar', error)).toContain('١٠')
  })

  it('describe the amount, not its container', () => {
    const error = { name: 'type', property: '.price', params: { type: 'object' } }
    expect(say('en', error)).toBe('Price must be an amount such as 12.50')
    expect(say('ar', error)).toBe('يجب أن يكون السعر مبلغًا مثل ١٢٫٥٠')
    const rows = { name: 'type', property: '.rows.0', params: { type: 'object' } }
    expect(say('en', rows)).toBe('Rows must be an object')
  })

  it('describe the date format in the digits of the reader', () => {
    const error = { name: 'format', property: '.title', params: { format: 'date-time' } }
    expect(say('en', error)).toBe('Title must be a date such as 31/12/2026')
    expect(say('ar', error)).toBe('يجب أن يكون العنوان تاريخًا مثل ٣١/١٢/٢٠٢٦')
  })

  it('name the field of a row', () => {
    const error = {
      name: 'required',
      property: '.rows.2.name',
      params: { missingProperty: 'name' },
    }
    expect(say('en', error)).toBe('Name is required')
    expect(fieldLabel(sample, '/rows/2/size', 'en')).toBe('Size')
  })
})

it('converts the path of an error to a JSON pointer', () => {
  expect(pointerFromProperty('.rows.0.name')).toBe('/rows/0/name')
  expect(pointerFromProperty('title')).toBe('/title')
  expect(pointerFromProperty(undefined)).toBe('')
})

it('keeps messages through the nested error tree of the form', () => {
  const messages = { '/title': 'a', '/rows/0/name': 'b', '/rows': 'c' }
  expect(messagesOf(errorTree(messages))).toEqual(messages)
  expect(messagesBelow(messages, 'rows')).toEqual({ '': 'c', '/0/name': 'b' })
  expect(messagesBelow({ '/1/a': 'x', '/10/a': 'y' }, 1)).toEqual({ '/a': 'x' })
})
