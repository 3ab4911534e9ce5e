/**
 * Read when somebody first needs it, and once; what could not be read is read anew by whoever needs it
 * next. Nothing is read ahead: a promise that nobody awaits ends the process when it is broken.
 */
export function readOnce<T>(
  read: (signal: AbortSignal) => Promise<T>,
): (signal: AbortSignal) => Promise<T> {
  let kept: Promise<T> | undefined
  return (signal) =>
    (kept ??= read(signal).catch((error: unknown) => {
      kept = undefined
      throw error
    }))
}
