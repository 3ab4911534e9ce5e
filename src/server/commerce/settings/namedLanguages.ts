import type { Brand } from '#domain/brand.ts'
import { languageCodes, languages } from '#domain/locale.ts'

type NamedLanguage = { readonly code: string; readonly label: string }

/** The languages that a shop speaks, as it names them. */
export const listSupportedLanguages = (brand: Pick<Brand, 'languages'>): NamedLanguage[] =>
  languageCodes
    .filter((code) => brand.languages.includes(code))
    .map((code) => ({ code, label: languages[code].label }))

/** Those that its brand says are still to come, each by its own name. */
export const listComingLanguages = (brand: Pick<Brand, 'comingLanguages'>): NamedLanguage[] =>
  (brand.comingLanguages ?? []).map((code) => ({ code, label: nativeName(code) }))

/** Where it names itself in small letters, it still begins a line. */
function nativeName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(code) + rest.join('')
}
