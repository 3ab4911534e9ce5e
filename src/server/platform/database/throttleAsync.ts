/**
 * Calls at most once per `interval` in milliseconds and never while a call is pending; callers in
 * between get the same result.
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
