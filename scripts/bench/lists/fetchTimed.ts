import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 2 })

export type TimedResponse = { readonly text: string; /** milliseconds */ readonly time: number }

/** Fetches a response over a keep-alive connection and measures how long it took. */
export const fetchTimed = (url: string, token: string): Promise<TimedResponse> =>
  new Promise((done, fail) => {
    const startedAt = performance.now()
    const clientRequest = request(
      url,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const time = performance.now() - startedAt
          const text = Buffer.concat(parts).toString()
          if (answer.statusCode === 200) done({ text, time })
          else fail(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 600)}`))
        })
      },
    )
    clientRequest.on('error', fail)
    clientRequest.end()
  })

export const closeConnections = (): void => agent.destroy()
