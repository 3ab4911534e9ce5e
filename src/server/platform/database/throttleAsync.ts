/**
 * Asks at most once in so many milliseconds, and never while a question is open: whoever comes
 * meanwhile gets the same answer.
 */
export function throttleAsync<T>(interval: number, call: () => Promise<T>): () => Promise<T> {
  let startedAt = -Infinity
  let isPending = false
  let result: Promise<T> | undefined
  return () => {
    if (result && (isPending || performance.now() - startedAt < interval)) return result
    startedAt = performance.now()
    isPending = true
    result = call().finally(() => (isPending = false))
    return result
  }
}
