import type { RecordChange } from '#api/records.ts'
import type { Language } from '#domain/locale.ts'
import type { Field, Resource } from '#resource/resource.ts'

/** A field that restoring a version changes, in one language, with its values. */
export type RestoredField = {
  readonly field: Field
  /** only for translatable fields */
  readonly language: Language | undefined
  readonly currentValue: unknown
  readonly restoredValue: unknown
}

/** Returns what would change if a record were restored to its state after a change. */
export function restoredFields(
  resource: Resource,
  history: readonly RecordChange[],
  { version }: RecordChange,
): RestoredField[] {
  if (version === undefined) return []
  const later = history.filter((each) => each.kind === 'changed' && (each.version ?? 0) > version)
  const restored = new Map<string, RestoredField>()
  // Newest first, so the last value read is the oldest: the one to restore.
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
