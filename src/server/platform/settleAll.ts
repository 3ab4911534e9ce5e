/**
 * Waits for all promises, even if one of them fails; throws the first error in their order. Values
 * that are no promises count as resolved.
 */
export async function settleAll<const T extends readonly unknown[]>(
  values: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  await Promise.allSettled(values)
  return Promise.all(values)
}
