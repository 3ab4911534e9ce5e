import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 2 })

export type Asked = { readonly text: string; /** milliseconds */ readonly time: number }

/** One answer and how long it took, over a connection that stays open. */
export const ask = (url: string, token: string): Promise<Asked> =>
  new Promise((done, fail) => {
    const begun = performance.now()
    const sent = request(
      url,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const time = performance.now() - begun
          const text = Buffer.concat(parts).toString()
          if (answer.statusCode === 200) done({ text, time })
          else fail(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 600)}`))
        })
      },
    )
    sent.on('error', fail)
    sent.end()
  })

export const hangUp = (): void => agent.destroy()
