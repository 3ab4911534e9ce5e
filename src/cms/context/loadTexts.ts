import type { i18n } from 'i18next'
import type { Language } from '#domain/locale.ts'
import { createTexts, loadCatalogues, type Catalogue } from '#ui/i18n/texts.ts'
import { namespace } from './useText.ts'

/** The catalogue of one language; each is a chunk of its own. */
export function loadTexts(language: Language): Promise<i18n> {
  return (loaded[language] ??= loadCatalogues(files, language).then((words) =>
    createTexts(language, namespace, ...words),
  ))
}

const loaded: Partial<Record<Language, Promise<i18n>>> = {}

const files = import.meta.glob<Catalogue>('../../ui/i18n/*/cms.ts', { import: 'cms' })
