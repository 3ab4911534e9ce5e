import { createInstance, type i18n } from 'i18next'
import type { Language } from '#domain/locale.ts'

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

/** One language of one front, ready at once: the catalogue is already here. */
export function createTexts(language: Language, namespace: string, catalogue: Catalogue): i18n {
  const texts = createInstance()
  void texts.init({
    lng: language,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [language]: { [namespace]: catalogue } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  })
  return texts
}

/** The typed way to ask such an instance outside of components. */
export function textOf<C>(texts: i18n): Text<C> {
  const ask = (key: string, values: Record<string, unknown> = {}): string => texts.t(key, values)
  return (key, values) => ask(key, values)
}
