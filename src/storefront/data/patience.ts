/** How a reader waits for answers, times in milliseconds. */
export type Patience = {
  /** before each further try */
  readonly pauses: readonly number[]
  /** for all tries together */
  readonly limit: number
}

export const patience: Patience = { pauses: [300, 900, 2700], limit: 15_000 }

/** What passes by itself: a server that is starting, busy or away. */
const passing: readonly number[] = [429, 502, 503, 504]

/** Work that ends when it takes too long, or when nobody waits for it any more. */
export async function within<T>(
  limit: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_, reject) => {
    const end = (): void => {
      asking.abort()
      reject(signal.aborted ? signal.reason : new Error('late'))
    }
    timer = setTimeout(end, limit)
    signal.addEventListener('abort', end, { signal: asking.signal })
  })
  try {
    return await Promise.race([work(asking.signal), ended])
  } finally {
    clearTimeout(timer)
  }
}

/** Sends again, after each pause, what got no answer or one that may soon be another. */
export async function repeated(
  send: () => Promise<Response>,
  [pause, ...pauses]: readonly number[],
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await send()
    if (pause === undefined || !passing.includes(response.status)) return response
  } catch (error) {
    if (pause === undefined || signal.aborted) throw error
  }
  await new Promise((done) => setTimeout(done, pause))
  signal.throwIfAborted()
  return repeated(send, pauses, signal)
}
