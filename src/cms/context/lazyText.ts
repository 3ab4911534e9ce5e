import { use } from 'react'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import {
  createTexts,
  loadCatalogues,
  textOf,
  type CatalogueFiles,
  type Text,
} from '#ui/i18n/texts.ts'

/** A catalogue that lists come without: whoever needs its words first waits for them. */
export function createTextHook<C>(namespace: string, files: CatalogueFiles): () => Text<C> {
  const loaded: Partial<Record<Language, Promise<Text<C>>>> = {}
  const load = async (language: Language): Promise<Text<C>> =>
    textOf<C>(createTexts(language, namespace, ...(await loadCatalogues(files, language))))
  return () => {
    const { language } = useLanguage()
    return use((loaded[language] ??= load(language)))
  }
}
