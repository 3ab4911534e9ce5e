import { expect, it } from 'vitest'
import { sectionSavedMessage } from '#cms/engine/form/layout/sectionSavedMessage.ts'
import { resolveResource } from '#resource/resource.ts'
import settings from '../../schemas/settings.ts'

const resource = resolveResource(settings)

it('says that the language settings were saved, where nothing else was', () => {
  const said = (...changed: string[]) => sectionSavedMessage(resource, changed, 'en')
  expect(said('language')).toBe('Language settings saved.')
  expect(said('supportedLanguages', 'language')).toBe('Language settings saved.')
  expect(said('language', 'currency')).toBeUndefined()
  expect(said()).toBeUndefined()
})
