import { languageCodes, type Language } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import {
  createTexts,
  loadCatalogues,
  createTextFunction,
  type TextCatalogue,
  type TextCatalogueFiles,
  type TextFunction,
  type Catalogues,
} from '#ui/i18n/texts.ts'

export type PageTexts<C> = {
  /** brings the words; before anything that needs them is drawn */
  readonly load: () => Promise<void>
  readonly in: (language: Language) => TextFunction<C>
  readonly use: () => TextFunction<C>
  /** what stands in the catalogue under a key that only the server knows */
  readonly find: (language: Language, key: string) => string | undefined
}

/** Words that come with the pages that say them: `load` first, then `use`. */
export function createPageTexts<C extends TextCatalogue>(
  namespace: string,
  files: TextCatalogueFiles,
): PageTexts<C> {
  const loaded: Partial<Record<Language, { text: TextFunction<C>; words: Catalogues }>> = {}
  const loadedIn = (language: Language) => {
    const loadedTexts = loaded[language]
    if (!loadedTexts) throw new Error(`the words of ${namespace} are not loaded`)
    return loadedTexts
  }
  return {
    load: async () => {
      await Promise.all(
        pageLanguages().map(async (language) => {
          if (loaded[language]) return
          const words = await loadCatalogues(files, language)
          const text = createTextFunction<C>(createTexts(language, namespace, ...words))
          loaded[language] ??= { text, words }
        }),
      )
    },
    in: (language) => loadedIn(language).text,
    use: () => loadedIn(useLanguage().language).text,
    find: (language, key) => {
      const [own, rest] = loadedIn(language).words
      return own[key] ?? rest?.[key]
    },
  }
}

/** A page is in one language; the server speaks them all. */
const pageLanguages = (): readonly Language[] =>
  typeof document === 'undefined'
    ? languageCodes
    : languageCodes.filter((each) => each === document.documentElement.lang)
