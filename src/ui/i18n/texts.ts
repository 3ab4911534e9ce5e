import { createInstance, type i18n } from 'i18next'
import { defaultLanguage, isPartial, type Language } from '#domain/locale.ts'
import { formatsFor } from '../formats.ts'

export type TextCatalogue = Readonly<Record<string, string>>

/** The keys of a catalogue; the forms of a plural count as one key. */
export type TextKey<C> =
  Extract<keyof C, string> extends infer K extends string
    ? K extends `${infer Base}_${PluralForm}`
      ? Base
      : K
    : never

export type TextFunction<C> = (
  key: TextKey<C>,
  values?: Readonly<Record<string, string | number>>,
) => string

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The files of one catalogue, such as `…/en/shelf.ts`, as the build finds them. */
export type TextCatalogueFiles<Loader = () => Promise<TextCatalogue>> = Readonly<
  Record<string, Loader>
>

/** What a language says, and what says the rest where it is partial. */
export type Catalogues = readonly [own: TextCatalogue, rest?: TextCatalogue]

export const fileForLanguage = <Found>(files: TextCatalogueFiles<Found>, language: Language) =>
  Object.entries(files).find(([path]) => path.includes(`/${language}/`))?.[1]

export const loadCatalogues = async (
  files: TextCatalogueFiles,
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
export function createTextFunction<C>(texts: i18n): TextFunction<C> {
  const translate = (key: string, values: Record<string, unknown> = {}): string =>
    texts.t(key, values)
  return (key, values) => translate(key, values)
}
