import autocannon from 'autocannon'

/** Measures responses per second over 16 connections; throws when a request does not succeed. */
export async function measureRate(
  urlOf: () => string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { origin } = new URL(urlOf())
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { pathname, search } = new URL(urlOf())
    return { ...request, path: pathname + search }
  }
  const result = await autocannon({
    url: origin,
    headers,
    connections: 16,
    duration: seconds,
    requests: [{ setupRequest }],
  })
  if (result.non2xx || result.errors)
    throw new Error(`${urlOf()}: ${result.non2xx} refused requests, ${result.errors} errors`)
  return result.requests.total / result.duration
}
