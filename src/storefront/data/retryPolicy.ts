/** Times in milliseconds. */
export type RetryPolicy = {
  /** the delay before each retry */
  readonly delays: readonly number[]
  /** the limit for all attempts together */
  readonly timeout: number
}

export const retryPolicy: RetryPolicy = { delays: [300, 900, 2700], timeout: 15_000 }

/** Statuses of a server that is starting, overloaded or unreachable, which pass by themselves. */
const retryableStatuses: readonly number[] = [429, 502, 503, 504]

/** Runs work that is aborted after the timeout or when the caller aborts. */
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

/** Sends a request and retries after each delay if there was no response or a temporary error. */
export async function retry<Answer extends Pick<Response, 'status'>>(
  send: () => Promise<Answer>,
  [delay, ...delays]: readonly number[],
  signal: AbortSignal,
): Promise<Answer> {
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
