import { languageCodes, type Language } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createTexts, textOf, type Catalogue, type Text } from '#ui/i18n/texts.ts'

export type PageTexts<C> = {
  /** brings the words; before anything that needs them is drawn */
  readonly load: () => Promise<void>
  readonly in: (language: Language) => Text<C>
  readonly use: () => Text<C>
  /** what stands in the catalogue under a key that only the server knows */
  readonly find: (language: Language, key: string) => string | undefined
}

/** Words that come with the pages that say them: `load` first, then `use`. */
export function pageTexts<C extends Catalogue>(
  namespace: string,
  catalogues: Readonly<Record<Language, () => Promise<Catalogue>>>,
): PageTexts<C> {
  const ready: Partial<Record<Language, { text: Text<C>; catalogue: Catalogue }>> = {}
  const wordsIn = (language: Language) => {
    const words = ready[language]
    if (!words) throw new Error(`the words of ${namespace} are not loaded`)
    return words
  }
  return {
    load: async () => {
      await Promise.all(
        spoken().map(async (language) => {
          if (ready[language]) return
          const catalogue = await catalogues[language]()
          const text = textOf<C>(createTexts(language, namespace, catalogue))
          ready[language] ??= { text, catalogue }
        }),
      )
    },
    in: (language) => wordsIn(language).text,
    use: () => wordsIn(useLanguage().language).text,
    find: (language, key) => wordsIn(language).catalogue[key],
  }
}

/** A page is in one language; the server speaks them all. */
const spoken = (): readonly Language[] =>
  typeof document === 'undefined'
    ? languageCodes
    : languageCodes.filter((each) => each === document.documentElement.lang)
