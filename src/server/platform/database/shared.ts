/**
 * Asks at most once in so many milliseconds, and never while a question is open: whoever comes
 * meanwhile gets the same answer.
 */
export function shared<T>(every: number, ask: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity
  let isOpen = false
  let answer: Promise<T> | undefined
  return () => {
    if (answer && (isOpen || performance.now() - askedAt < every)) return answer
    askedAt = performance.now()
    isOpen = true
    answer = ask().finally(() => (isOpen = false))
    return answer
  }
}
