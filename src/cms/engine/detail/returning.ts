import type { Change } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import type { Field, Resource } from '#resource/resource.ts'

/** A field that a restored version takes back, in which language, to what. */
export type RestoredField = {
  readonly field: Field
  /** of a translatable field */
  readonly language: Language | undefined
  readonly now: unknown
  readonly before: unknown
}

/** What would go back if a record became again what it was after a change: whatever changed later. */
export function restoredFields(
  resource: Resource,
  history: readonly Change[],
  { version }: Change,
): RestoredField[] {
  if (version === undefined) return []
  const later = history.filter((each) => each.kind === 'changed' && (each.version ?? 0) > version)
  const restored = new Map<string, RestoredField>()
  // Newest first: what is read last is the oldest, which is what it was.
  for (const { changes, language } of later) {
    for (const [name, { from, to }] of Object.entries(changes)) {
      const field = resource.field[name]
      if (!field || !isWritable(field) || from === undefined) continue
      const textLanguage = field.translatable ? (language ?? undefined) : undefined
      const key = `${name} ${textLanguage ?? ''}`
      restored.set(key, {
        field,
        language: textLanguage,
        now: restored.get(key)?.now ?? to,
        before: from,
      })
    }
  }
  return [...restored.values()].filter(({ now, before }) => !isSame(now, before))
}

const isWritable = ({ readOnly, writeOnly, derived }: Field): boolean =>
  !readOnly && !writeOnly && !derived

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
