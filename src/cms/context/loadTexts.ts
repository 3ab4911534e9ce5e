import type { i18n } from 'i18next'
import type { Language } from '#domain/locale.ts'
import { createTexts, type Catalogue } from '#ui/i18n/texts.ts'
import { namespace } from './useText.ts'

/** The catalogue of one language; each is a chunk of its own. */
export function loadTexts(language: Language): Promise<i18n> {
  return (loaded[language] ??= catalogues[language]().then((texts) =>
    createTexts(language, namespace, texts),
  ))
}

const loaded: Partial<Record<Language, Promise<i18n>>> = {}

const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('#ui/i18n/en/cms.ts')).cms,
  ar: async () => (await import('#ui/i18n/ar/cms.ts')).cms,
}
