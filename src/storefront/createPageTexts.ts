import { languageCodes, type Language } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createPlainTexts } from '#ui/i18n/createPlainTexts.ts'
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
  /** loads the texts; must complete before anything that uses them renders */
  readonly load: () => Promise<void>
  readonly in: (language: Language) => TextFunction<C>
  readonly use: () => TextFunction<C>
  /** looks up a key that is only known at run time */
  readonly find: (language: Language, key: string) => string | undefined
}

/** Creates texts that are loaded together with their pages: call `load` first, then `use`. */
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
          const texts = import.meta.env.SSR
            ? createTexts(language, namespace, ...words)
            : createPlainTexts(language, ...words)
          const text = createTextFunction<C>(texts)
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

/** A browser page has one language; the server renders all of them. */
const pageLanguages = (): readonly Language[] =>
  typeof document === 'undefined'
    ? languageCodes
    : languageCodes.filter((each) => each === document.documentElement.lang)
