const range = 2 ** 32

/** A whole number from 0 to n - 1 that nobody can foretell, each as likely as the others. */
export function randomBelow(n: number): number {
  const unbiasedRange = range - (range % n)
  const buffer = new Uint32Array(1)
  for (;;) {
    const [number = range] = crypto.getRandomValues(buffer)
    if (number < unbiasedRange) return number % n
  }
}
