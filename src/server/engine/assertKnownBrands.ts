import { refuseField } from '#domain/problem.ts'
import type { Field } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'

export const assertKnownBrands =
  (keys: () => readonly string[]) =>
  ({ name, kind }: Field, value: unknown): void => {
    if (!kinds[kind].holdsBrandKeys) return
    const knownKeys = keys()
    if ([value ?? []].flat().every((key) => knownKeys.includes(String(key)))) return
    throw refuseField(`/${name}`, 'field.choice')
  }
