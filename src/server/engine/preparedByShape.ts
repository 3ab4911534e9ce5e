import type { Field } from '#resource/resource.ts'

type PreparedByShape<T> = (fields: readonly Field[], shape: string, make: () => T) => T

/** Shapes of request kept ready per choice of fields; what is beyond is made anew each time. */
const maxShapes = 200

/** What is made once per shape of request. Kept by the very list of fields, which readers of the same choice share. */
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
