/** `product.price`: the relation that leads to a record, and the field of that record. */
export function parseFieldPath(
  path: string | undefined,
): { readonly pointer: string; readonly field: string } | undefined {
  const [pointer, field] = path?.split('.') ?? []
  return pointer && field ? { pointer, field } : undefined
}
