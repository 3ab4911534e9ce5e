import { helps } from 'virtual:helps'
import { pickTranslation, type ByLanguage, type Language } from '#domain/locale.ts'

/** What explains a field or a section; of a build it has only the number, so that lists come without it. */
export function helpText(help: ByLanguage | undefined, language: Language): string | undefined {
  if (!help) return undefined
  const [, number] = /^§(\d+)$/.exec(help.en ?? '') ?? []
  return pickTranslation(number === undefined ? help : (helps[Number(number)] ?? {}), language)
}
