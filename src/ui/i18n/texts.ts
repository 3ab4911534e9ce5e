import { createInstance, type i18n } from 'i18next'
import { defaultLanguage, isPartial, type Language } from '#domain/locale.ts'
import { formatsFor } from '../formats.ts'

export type Catalogue = Readonly<Record<string, string>>

/** The keys of a catalogue; the forms of a plural count as one key. */
export type TextKey<C> =
  Extract<keyof C, string> extends infer K extends string
    ? K extends `${infer Base}_${PluralForm}`
      ? Base
      : K
    : never

export type Text<C> = (
  key: TextKey<C>,
  values?: Readonly<Record<string, string | number>>,
) => string

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The files of one catalogue, such as `…/en/shelf.ts`, as the build finds them. */
export type CatalogueFiles<Found = () => Promise<Catalogue>> = Readonly<Record<string, Found>>

/** What a language says, and what says the rest where it is partial. */
export type Catalogues = readonly [own: Catalogue, rest?: Catalogue]

export const fileForLanguage = <Found>(files: CatalogueFiles<Found>, language: Language) =>
  Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1]

export const loadCatalogues = async (
  files: CatalogueFiles,
  language: Language,
): Promise<Catalogues> => {
  const own = (await fileForLanguage(files, language)?.()) ?? {}
  return isPartial(language)
    ? [own, (await fileForLanguage(files, defaultLanguage)?.()) ?? {}]
    : [own]
}

/** One language of one front, ready at once: its words are already here. */
export function createTexts(
  language: Language,
  namespace: string,
  ...[own, fallback = {}]: Catalogues
): i18n {
  const texts = createInstance()
  void texts.init({
    lng: language,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [defaultLanguage]: { [namespace]: fallback }, [language]: { [namespace]: own } },
    fallbackLng: defaultLanguage,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // Nothing is escaped here, React does that: what is filled in gets the digits of the language.
    interpolation: { escape: formatsFor(language).digits, prefix: '{', suffix: '}' },
  })
  return texts
}

/** The typed way to ask such an instance outside of components. */
export function textOf<C>(texts: i18n): Text<C> {
  const ask = (key: string, values: Record<string, unknown> = {}): string => texts.t(key, values)
  return (key, values) => ask(key, values)
}
