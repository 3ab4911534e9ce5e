const range = 2 ** 32

/** Returns a cryptographically secure, uniformly distributed integer from 0 to n - 1. */
export function randomBelow(n: number): number {
  const unbiasedRange = range - (range % n)
  const buffer = new Uint32Array(1)
  for (;;) {
    const [number = range] = crypto.getRandomValues(buffer)
    if (number < unbiasedRange) return number % n
  }
}
