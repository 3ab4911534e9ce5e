import type { Field } from '#resource/resource.ts'

type PreparedByShape<T> = (fields: readonly Field[], shape: string, make: () => T) => T

/** Shapes of request kept ready per choice of fields; what is beyond is made anew each time. */
const maxShapes = 200

/** What is made once per shape of request. Kept by the very list of fields, which readers of the same choice share. */
export function preparedByShape<T>(): PreparedByShape<T> {
  const choices = new WeakMap<readonly Field[], Map<string, T>>()
  return (fields, shape, make) => {
    const known = choices.get(fields) ?? new Map<string, T>()
    choices.set(fields, known)
    const made = known.get(shape) ?? make()
    if (known.size < maxShapes) known.set(shape, made)
    return made
  }
}
