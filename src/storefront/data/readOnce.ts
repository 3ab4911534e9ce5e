/**
 * Read when somebody first needs it, and once; what could not be read is read anew by whoever needs it
 * next. Nothing is read ahead: a promise that nobody awaits ends the process when it is broken.
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
