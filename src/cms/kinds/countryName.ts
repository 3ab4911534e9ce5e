import type { Language } from '#domain/locale.ts'

const names: Partial<Record<Language, Intl.DisplayNames>> = {}

/** Returns the name of a country, 'SA' → 'Saudi Arabia'; other texts are unchanged. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names[language] ??= new Intl.DisplayNames(language, { type: 'region' })
  return names[language].of(code) ?? code
}
