import { DatabaseUnavailable } from './databaseUnavailable.ts'

/** Rejects after `timeout` milliseconds, but first processes what has arrived by then. */
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
