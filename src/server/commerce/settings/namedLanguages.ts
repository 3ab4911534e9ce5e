import type { Brand } from '#domain/brand.ts'
import { languageCodes, languages } from '#domain/locale.ts'

type NamedLanguage = { readonly code: string; readonly label: string }

export const listSupportedLanguages = (brand: Pick<Brand, 'languages'>): NamedLanguage[] =>
  languageCodes
    .filter((code) => brand.languages.includes(code))
    .map((code) => ({ code, label: languages[code].label }))

/** The languages announced as coming soon, each by its own name. */
export const listComingLanguages = (brand: Pick<Brand, 'comingLanguages'>): NamedLanguage[] =>
  (brand.comingLanguages ?? []).map((code) => ({ code, label: nativeName(code) }))

/** Capitalized, because it begins a line even where the language writes its name in lower case. */
function nativeName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(code) + rest.join('')
}
