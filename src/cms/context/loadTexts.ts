import type { i18n } from 'i18next'
import type { Language } from '#domain/locale.ts'
import { createTexts, loadCatalogues, type TextCatalogue } from '#ui/i18n/texts.ts'
import { namespace } from './useText.ts'

/** Loads the texts of one language; each language is a chunk of its own. */
export function loadTexts(language: Language): Promise<i18n> {
  return (loaded[language] ??= loadCatalogues(files, language).then((catalogues) =>
    createTexts(language, namespace, ...catalogues),
  ))
}

const loaded: Partial<Record<Language, Promise<i18n>>> = {}

const files = import.meta.glob<TextCatalogue>('../../ui/i18n/*/cms.ts', { import: 'cms' })
