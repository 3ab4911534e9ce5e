import { pickTranslation, type ByLanguage, type Language } from '#domain/locale.ts'
import type { Field } from '#resource/resource.ts'
import { isRecord } from '#resource/kinds/kind.ts'

/** Returns a stored translatable value as texts by language. */
export const textsByLanguage = (stored: unknown): ByLanguage<unknown> =>
  isRecord(stored) ? stored : {}

/** Picks one language of every translatable field, and reports which fields had to fall back. */
export function localiseRecord(
  record: Record<string, unknown>,
  fields: readonly Field[],
  language: Language,
): void {
  const fallback: string[] = []
  for (const { name } of fields) {
    if (!(name in record)) continue
    const texts = textsByLanguage(record[name])
    if (texts[language] === undefined) fallback.push(name)
    record[name] = pickTranslation(texts, language) ?? null
  }
  record._fallback = fallback
}
