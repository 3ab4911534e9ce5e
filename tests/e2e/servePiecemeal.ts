import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'
import { shopUrl } from './shopUrl.ts'

/** Serves the shop as a slow network does: HTML pauses before each `noscript`, uncached. */
export async function servePiecemeal(): Promise<{ url: string; close: () => void }> {
  const { host, origin } = new URL(shopUrl)
  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming
    const sent = {
      ...headers,
      host,
      'accept-encoding': 'identity',
      ...(headers.origin && { origin }),
    }
    const forwarded = request(shopUrl + url, { method, headers: sent }, (answer) => {
      void sendPiecemeal(answer, response)
    })
    incoming.pipe(forwarded)
  })
  const port = await findFreePort()
  await new Promise<void>((ready) => server.listen(port, ready))
  const address = new URL(shopUrl)
  address.port = String(port)
  return { url: address.origin, close: () => server.close() }
}

async function sendPiecemeal(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, etag: __, ...others } = answer.headers
  response.writeHead(answer.statusCode ?? 500, others)
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    answer.pipe(response)
    return
  }
  for (const piece of (await text(answer)).split(/(?=<noscript>)/)) {
    response.write(piece)
    await setTimeout(300)
  }
  response.end()
}
