/** How a reader waits for answers, times in milliseconds. */
export type RetryPolicy = {
  /** before each further try */
  readonly delays: readonly number[]
  /** for all tries together */
  readonly timeout: number
}

export const retryPolicy: RetryPolicy = { delays: [300, 900, 2700], timeout: 15_000 }

/** What passes by itself: a server that is starting, busy or away. */
const retryableStatuses: readonly number[] = [429, 502, 503, 504]

/** Work that ends when it takes too long, or when nobody waits for it any more. */
export async function withTimeout<T>(
  timeout: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    const abort = (): void => {
      controller.abort()
      reject(signal.aborted ? signal.reason : new Error('late'))
    }
    timer = setTimeout(abort, timeout)
    signal.addEventListener('abort', abort, { signal: controller.signal })
  })
  try {
    return await Promise.race([work(controller.signal), timedOut])
  } finally {
    clearTimeout(timer)
  }
}

/** Sends again, after each pause, what got no answer or one that may soon be another. */
export async function retry(
  send: () => Promise<Response>,
  [delay, ...delays]: readonly number[],
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await send()
    if (delay === undefined || !retryableStatuses.includes(response.status)) return response
  } catch (error) {
    if (delay === undefined || signal.aborted) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, delay))
  signal.throwIfAborted()
  return retry(send, delays, signal)
}
