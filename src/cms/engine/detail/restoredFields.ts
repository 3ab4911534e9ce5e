import type { RecordChange } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import type { Field, Resource } from '#resource/resource.ts'

/** A field that a restored version takes back, in which language, to what. */
export type RestoredField = {
  readonly field: Field
  /** of a translatable field */
  readonly language: Language | undefined
  readonly currentValue: unknown
  readonly restoredValue: unknown
}

/** What would go back if a record became again what it was after a change: whatever changed later. */
export function restoredFields(
  resource: Resource,
  history: readonly RecordChange[],
  { version }: RecordChange,
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
        currentValue: restored.get(key)?.currentValue ?? to,
        restoredValue: from,
      })
    }
  }
  return [...restored.values()].filter(
    ({ currentValue, restoredValue }) => !isSame(currentValue, restoredValue),
  )
}

const isWritable = ({ readOnly, writeOnly, derived }: Field): boolean =>
  !readOnly && !writeOnly && !derived

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
