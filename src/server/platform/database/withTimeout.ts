import { DatabaseUnavailable } from './databaseUnavailable.ts'

/**
 * Waits so long, in milliseconds, and no longer. A process that was busy looks at what has arrived
 * meanwhile before it calls anything late.
 */
export async function withTimeout<T>(timeout: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeoutPromise = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        setImmediate(() =>
          setImmediate(() => reject(new DatabaseUnavailable(`no answer within ${timeout} ms`))),
        ),
      timeout,
    )
  })
  try {
    return await Promise.race([work, timeoutPromise])
  } finally {
    clearTimeout(timer)
  }
}
