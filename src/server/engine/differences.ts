import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import type { Row } from './context.ts'
import type { Draft } from './draft.ts'
import { byLanguage } from './localise.ts'

export type Differences = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

/** field → from and to, in the words of the language that was written; nothing where nothing differs. */
export function differences(
  resource: Resource,
  draft: Draft,
  before: Row,
  language: Language,
): Differences {
  const changes: Record<string, { from: unknown; to: unknown }> = {}
  for (const name of draft.changed) {
    const field = resource.field[name]
    if (!field) continue
    const plain = (value: unknown): unknown =>
      (field.translatable ? byLanguage(value)[language] : value) ?? null
    const many = draft.members[name]
    const from = many ? (before[name] ?? []) : plain(before[name])
    const to = many ?? plain(draft.values[name])
    if (!isDeepStrictEqual(from, to)) changes[name] = { from, to }
  }
  return changes
}
