import { use } from 'react'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import {
  createTexts,
  loadCatalogues,
  createTextFunction,
  type TextCatalogueFiles,
  type TextFunction,
} from '#ui/i18n/texts.ts'

/** Returns a hook for texts that lists do not load; the first component that uses them suspends. */
export function createTextHook<C>(
  namespace: string,
  files: TextCatalogueFiles,
): () => TextFunction<C> {
  const loaded: Partial<Record<Language, Promise<TextFunction<C>>>> = {}
  const load = async (language: Language): Promise<TextFunction<C>> =>
    createTextFunction<C>(
      createTexts(language, namespace, ...(await loadCatalogues(files, language))),
    )
  return () => {
    const { language } = useLanguage()
    return use((loaded[language] ??= load(language)))
  }
}
