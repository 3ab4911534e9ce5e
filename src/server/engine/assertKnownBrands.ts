import { refuse } from '#domain/problem.ts'
import type { Field } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'

/** Throws on the key of an unknown brand. */
export const assertKnownBrands =
  (keys: () => readonly string[]) =>
  ({ name, kind }: Field, value: unknown): void => {
    if (!kinds[kind].holdsBrandKeys) return
    const knownKeys = keys()
    if ([value ?? []].flat().every((key) => knownKeys.includes(String(key)))) return
    throw refuse('validation', { fields: { [`/${name}`]: { key: 'field.choice' } } })
  }
