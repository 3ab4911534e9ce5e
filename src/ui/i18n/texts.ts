import { createInstance, type i18n } from 'i18next'
import { defaultLanguage, isPartial, type Language } from '#domain/locale.ts'
import { formatsFor } from '../formats.ts'

export type TextCatalogue = Readonly<Record<string, string>>

/** The keys of a catalogue; the plural forms of a text count as one key. */
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

/** Finds and completes the texts of one language. */
export type Texts = {
  readonly t: (key: string, values: Readonly<Record<string, unknown>>) => string
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The files of one catalogue, such as `…/en/productLists.ts`, as found by the build. */
export type TextCatalogueFiles<Loader = () => Promise<TextCatalogue>> = Readonly<
  Record<string, Loader>
>

/** The texts of a language and, if it is partial, those of the default language. */
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

/** Creates an i18next instance for one language; its texts are given, so it is ready at once. */
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
    // React escapes the output, so `escape` only converts digits to those of the language.
    interpolation: { escape: formatsFor(language).digits, prefix: '{', suffix: '}' },
  })
  return texts
}

/** Returns a typed translation function for use outside of components. */
export const createTextFunction =
  <C>(texts: Texts): TextFunction<C> =>
  (key, values = {}) =>
    texts.t(key, values)
