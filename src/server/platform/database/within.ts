import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Waits so long, in milliseconds, and no longer. A process that was busy looks at what has arrived
 * meanwhile before it calls anything late.
 */
export async function withTimeout<T>(timeout: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        setImmediate(() =>
          setImmediate(() => reject(new DatabaseUnavailable(`no answer within ${timeout} ms`))),
        ),
      timeout,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
