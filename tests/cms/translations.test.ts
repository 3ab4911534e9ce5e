import { expect, it } from 'vitest'
import {
  ownTexts,
  translationProgress,
  targetLanguages,
  textChanges,
} from '#cms/engine/translation/translations.ts'
import { sample } from './support/sample.ts'

const record = { _id: '1', version: 1, createdAt: '', updatedAt: '', title: 'One' }

it('offers every language of the shop but the one of the page', () => {
  expect(targetLanguages(['en', 'ar'], 'en')).toEqual(['ar'])
  expect(targetLanguages(['en', 'ar'], 'ar')).toEqual(['en'])
  expect(targetLanguages(['en'], 'en')).toEqual([])
})

it('does not take a text that stands in for a translation', () => {
  expect(ownTexts(sample, record)).toEqual({ title: 'One' })
  expect(ownTexts(sample, { ...record, _fallback: ['title'] })).toEqual({})
})

it('sends what changed and null for what was removed', () => {
  expect(textChanges(sample, { title: 'a' }, { title: 'a' })).toEqual({})
  expect(textChanges(sample, {}, { title: 'b' })).toEqual({ title: 'b' })
  expect(textChanges(sample, { title: 'a' }, { title: undefined })).toEqual({ title: null })
})

it('counts only what has a text to translate', () => {
  expect(translationProgress(sample, { title: 'One' }, {})).toEqual({
    translatedCount: 0,
    total: 1,
  })
  expect(translationProgress(sample, { title: 'One' }, { title: 'x' })).toEqual({
    translatedCount: 1,
    total: 1,
  })
  expect(translationProgress(sample, {}, { title: 'x' })).toEqual({ translatedCount: 0, total: 0 })
})
