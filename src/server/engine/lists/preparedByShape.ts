import type { Field } from '#resource/resource.ts'

type PreparedByShape<T> = (fields: readonly Field[], shape: string, make: () => T) => T

/** The number of request shapes cached per selection of fields; others are prepared each time. */
const maxShapes = 200

/** Caches a value per request shape, keyed by the array of fields, which equal selections share. */
export function preparedByShape<T>(): PreparedByShape<T> {
  const byFields = new WeakMap<readonly Field[], Map<string, T>>()
  return (fields, shape, make) => {
    const byShape = byFields.get(fields) ?? new Map<string, T>()
    byFields.set(fields, byShape)
    const prepared = byShape.get(shape) ?? make()
    if (byShape.size < maxShapes) byShape.set(shape, prepared)
    return prepared
  }
}
