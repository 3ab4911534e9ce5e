import { expect, it } from 'vitest'
import { sectionSavedMessage } from '#cms/engine/form/layout/sectionSavedMessage.ts'
import { resolveResource } from '#resource/resolveResource.ts'
import settings from '../../schemas/settings.ts'

const resource = resolveResource(settings)

it('names the language section when only it was saved', () => {
  const messageFor = (...changed: string[]) => sectionSavedMessage(resource, changed, 'en')
  expect(messageFor('language')).toBe('Language settings saved.')
  expect(messageFor('supportedLanguages', 'language')).toBe('Language settings saved.')
  expect(messageFor('language', 'currency')).toBeUndefined()
  expect(messageFor()).toBeUndefined()
})
