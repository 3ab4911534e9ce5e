import { expect, it } from 'vitest'
import {
  ownTexts,
  translationProgress,
  targetLanguages,
  textChanges,
} from '#cms/engine/translation/translations.ts'
import { sample } from './support/sample.ts'

const record = { _id: '1', version: 1, createdAt: '', updatedAt: '', title: 'One' }

it('offers every language of the shop except that of the page', () => {
  expect(targetLanguages(['en', 'ar'], 'en')).toEqual(['ar'])
  expect(targetLanguages(['en', 'ar'], 'ar')).toEqual(['en'])
  expect(targetLanguages(['en'], 'en')).toEqual([])
})

it('leaves fallback texts empty', () => {
  expect(ownTexts(sample, record)).toEqual({ title: 'One' })
  expect(ownTexts(sample, { ...record, _fallback: ['title'] })).toEqual({})
})

it('sends changed texts, and null for removed ones', () => {
  expect(textChanges(sample, { title: 'a' }, { title: 'a' })).toEqual({})
  expect(textChanges(sample, {}, { title: 'b' })).toEqual({ title: 'b' })
  expect(textChanges(sample, { title: 'a' }, { title: undefined })).toEqual({ title: null })
})

it('counts only records with translatable text', () => {
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
