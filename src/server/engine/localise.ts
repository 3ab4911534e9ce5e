import { inLanguage, type ByLanguage, type Language } from '#domain/locale.ts'
import type { Field } from '#resource/resource.ts'
import { isRecord } from '#resource/kinds/kind.ts'

/** A stored translatable value as texts by language. */
export const byLanguage = (stored: unknown): ByLanguage<unknown> => (isRecord(stored) ? stored : {})

/** Picks one language of every translatable field and says which ones had to fall back. */
export function localise(
  record: Record<string, unknown>,
  fields: readonly Field[],
  language: Language,
): void {
  const fallback: string[] = []
  for (const { name } of fields) {
    if (!(name in record)) continue
    const texts = byLanguage(record[name])
    if (texts[language] === undefined) fallback.push(name)
    record[name] = inLanguage(texts, language) ?? null
  }
  record._fallback = fallback
}
