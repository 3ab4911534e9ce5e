/**
 * Asks at most once in so many milliseconds, and never while a question is open: whoever comes
 * meanwhile gets the same answer.
 */
export function throttleAsync<T>(interval: number, call: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity
  let isOpen = false
  let answer: Promise<T> | undefined
  return () => {
    if (answer && (isOpen || performance.now() - askedAt < interval)) return answer
    askedAt = performance.now()
    isOpen = true
    answer = call().finally(() => (isOpen = false))
    return answer
  }
}
