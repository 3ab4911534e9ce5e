import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export type TimedAnswer = { readonly text: string; /** milliseconds */ readonly time: number }

export type BenchRequest = {
  readonly token: string
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** text, or an object that is sent as JSON */
  readonly body?: object | string
}

/** Sends a request over a keep-alive connection and measures how long the answer took. */
export const sendRequest = (
  url: string,
  { token, method = 'GET', headers, body }: BenchRequest,
): Promise<TimedAnswer> =>
  new Promise((done, fail) => {
    const startedAt = performance.now()
    const clientRequest = request(
      url,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const time = performance.now() - startedAt
          const text = Buffer.concat(parts).toString()
          if (answer.statusCode && answer.statusCode < 300) done({ text, time })
          else fail(new Error(`${method} ${url}: ${answer.statusCode} ${text.slice(0, 600)}`))
        })
      },
    )
    clientRequest.on('error', fail)
    clientRequest.end(typeof body === 'string' ? body : body && JSON.stringify(body))
  })

export const closeConnections = (): void => agent.destroy()
