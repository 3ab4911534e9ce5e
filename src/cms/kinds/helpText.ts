import { helps } from 'virtual:helps'
import { pickTranslation, type ByLanguage, type Language } from '#domain/locale.ts'

/**
 * Returns the help of a field or section. Builds contain only its number, so that lists do not load
 * the texts.
 */
export function helpText(help: ByLanguage | undefined, language: Language): string | undefined {
  if (!help) return undefined
  const [, number] = /^§(\d+)$/.exec(help.en ?? '') ?? []
  return pickTranslation(number === undefined ? help : (helps[Number(number)] ?? {}), language)
}
