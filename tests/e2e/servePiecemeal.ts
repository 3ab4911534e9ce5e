import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'
import { shopUrl } from './shopUrl.ts'

/** Serves the shop as a slow network does: HTML pauses before each `noscript`, uncached. */
export async function servePiecemeal(): Promise<{ url: string; close: () => void }> {
  const { host, origin } = new URL(shopUrl)
  const server = createServer((asked, response) => {
    const { url = '', method, headers } = asked
    const sent = {
      ...headers,
      host,
      'accept-encoding': 'identity',
      ...(headers.origin && { origin }),
    }
    const forwarded = request(shopUrl + url, { method, headers: sent }, async (answer) => {
      const { 'content-length': _, etag: __, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 500, others)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(response)
      for (const piece of (await text(answer)).split(/(?=<noscript>)/)) {
        response.write(piece)
        await setTimeout(300)
      }
      return response.end()
    })
    asked.pipe(forwarded)
  })
  const port = await findFreePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  const address = new URL(shopUrl)
  address.port = String(port)
  return { url: address.origin, close: () => server.close() }
}
