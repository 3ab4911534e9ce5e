/**
 * Processes items one after the other; a failure does not stop the others and is thrown at the end.
 */
export async function forEachSettled<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const item of all)
    await work(item).catch((error: unknown) => void failures.push(error))
  if (failures.length)
    throw new AggregateError(
      failures,
      `${failures.length} could not be done: ${String(failures[0])}`,
    )
}
