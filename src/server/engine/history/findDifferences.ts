import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import type { Row } from '../context.ts'
import type { RecordDraft } from '../writes/recordDraft.ts'
import { textsByLanguage } from '../lists/localiseRecord.ts'

export type Differences = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

/**
 * Returns field → old and new value, in the language that was written; empty where nothing differs.
 */
export function findDifferences(
  resource: Resource,
  draft: RecordDraft,
  before: Row,
  language: Language,
): Differences {
  const changes: Record<string, { from: unknown; to: unknown }> = {}
  for (const name of draft.changed) {
    const field = resource.field[name]
    if (!field) continue
    const textOrValue = (value: unknown): unknown =>
      (field.translatable ? textsByLanguage(value)[language] : value) ?? null
    const members = draft.members[name]
    const from = members ? (before[name] ?? []) : textOrValue(before[name])
    const to = members ?? textOrValue(draft.values[name])
    if (!isDeepStrictEqual(from, to)) changes[name] = { from, to }
  }
  return changes
}
