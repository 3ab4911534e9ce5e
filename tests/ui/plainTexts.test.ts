import { expect, it } from 'vitest'
import { defaultLanguage, languageCodes } from '#domain/locale.ts'
import { createPlainTexts } from '#ui/i18n/createPlainTexts.ts'
import { createTexts, type Catalogues, type TextCatalogue, type Texts } from '#ui/i18n/texts.ts'

const files = import.meta.glob<Record<string, TextCatalogue>>('../../src/ui/i18n/*/*.ts', {
  eager: true,
})
const names = [...new Set(Object.keys(files).map((path) => path.replace(/^.*\//, '')))]
const catalogueOf = (language: (typeof languageCodes)[number], name: string): TextCatalogue =>
  Object.assign({}, ...Object.values(files[`../../src/ui/i18n/${language}/${name}`] ?? {}))

const counts = [undefined, 0, 1, 2, 3, 11, 100, 1_000_000, 1.5]
/** Digits that are localized, a placeholder that is not, and characters with a meaning in patterns. */
const value = '12 $& $1 {n} %'

it.each(languageCodes.flatMap((language) => names.map((name) => [language, name] as const)))(
  'browsers read %s/%s as i18next does',
  (language, name) => {
    const own = catalogueOf(language, name)
    const keys = Object.keys(own).flatMap((key) => [key, key.replace(/_[a-z]+$/, '')])
    expect(keys.length).toBeGreaterThan(4)
    const placeholders = Object.values(own).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found),
    )
    const values = Object.fromEntries(placeholders.map((each) => [each, value]))
    const [first = '', ...others] = Object.keys(own)
    // A text that is missing is taken from the default language.
    const partial = Object.fromEntries(others.map((key) => [key, own[key] ?? '']))
    const words: Catalogues =
      language === defaultLanguage ? [own] : [partial, catalogueOf(defaultLanguage, name)]
    const readAll = ({ t }: Texts): unknown =>
      [...keys, first, 'unknown'].flatMap((key) =>
        counts.map((count) => t(key, count === undefined ? values : { ...values, count })),
      )
    expect(readAll(createPlainTexts(language, ...words))).toEqual(
      readAll(createTexts(language, 'texts', ...words)),
    )
  },
)
