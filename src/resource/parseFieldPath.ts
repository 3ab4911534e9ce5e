/** Splits a path such as `part.weight` into a relation and a field of the related record. */
export function parseFieldPath(
  path: string | undefined,
): { readonly pointer: string; readonly field: string } | undefined {
  const [pointer, field] = path?.split('.') ?? []
  return pointer && field ? { pointer, field } : undefined
}
