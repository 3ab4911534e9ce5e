import type { Language } from '#domain/locale.ts'

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** 'SA' → 'Saudi Arabia'; what is no code of a country stays as it is. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return names[language].of(code) ?? code
}
