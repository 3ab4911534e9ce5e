/**
 * Returns a reader that reads on first use and caches the result; after a failure the next call
 * reads again. Nothing is read in advance, because the rejection of a promise that nobody awaits
 * would end the process.
 */
export function readOnce<T>(
  read: (signal: AbortSignal) => Promise<T>,
): (signal: AbortSignal) => Promise<T> {
  let cached: Promise<T> | undefined
  return (signal) =>
    (cached ??= read(signal).catch((error: unknown) => {
      cached = undefined
      throw error
    }))
}
