import { isRecord } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field } from '#resource/resource.ts'
import { useKnownReferences } from '../../../kinds/ReferencesProvider.tsx'

/** Returns a form value as a read would return it: ids are replaced by their records. */
export function useEmbeddedReferences(field: Field, value: unknown): unknown {
  const { byId } = useKnownReferences()
  const embed = (each: unknown): unknown => {
    if (typeof each === 'string') return byId.get(each) ?? each
    if (Array.isArray(each)) return each.map(embed)
    return isRecord(each)
      ? Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, embed(inner)]))
      : each
  }
  return field.target || kinds[field.kind].isFile ? embed(value) : value
}
