import autocannon from 'autocannon'

export type Load = {
  readonly url: string
  readonly method?: 'GET' | 'PATCH'
  readonly headers?: Record<string, string>
  readonly body?: string
  /** one address per request, in turn, where a test needs many */
  readonly requests?: autocannon.Request[]
}

/** Answers per second under 16 connections; fails when an answer is not a success. */
export async function rateOf(
  { url, method = 'GET', headers = {}, body, requests }: Load,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url,
    method,
    headers,
    connections: 16,
    duration: seconds,
    ...(body ? { body } : {}),
    ...(requests ? { requests } : {}),
  })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.total / result.duration
}
