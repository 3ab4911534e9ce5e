import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Brand } from '#domain/brand.ts'
import { negotiateLanguage } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { problems } from '#domain/problem.ts'
import { hostsOf } from '#server/brands/brandFile.ts'
import type { Config } from './config.ts'
import { createHttpServer } from '#server/http/createHttpServer.ts'
import { parseHost } from '#server/http/hostRouting.ts'
import { errorDocument } from '#server/pages/errorDocument.ts'
import { retryAfterSeconds } from '#server/http/problemHandler.ts'
import { connectionLimits } from '#server/http/requestLimits.ts'

/** A server that listens before the app exists, and becomes the server of the app. */
export type WaitingServer = {
  readonly server: Server
  /** the listener to use from `open` on */
  readonly attach: (answer: RequestListener) => void
  /** Switches to the app, on the same connections. */
  readonly open: () => string
  readonly close: () => Promise<void>
}

type Options = Pick<Config, 'port' | 'host'> & {
  /** the first one is for unknown hosts */
  readonly brands: readonly Brand[]
}

/** Opens a server that reports itself healthy but not ready, and everything else as unavailable. */
export async function openWaitingServer({ port, host, brands }: Options): Promise<WaitingServer> {
  const brandAt = (name: string | undefined): Brand | undefined =>
    brands.find((each) => hostsOf(each).has(parseHost(name ?? ''))) ?? brands[0]
  let listener: RequestListener = (request, response) => {
    if (request.url === '/healthz') {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      return void response.end(JSON.stringify({ status: 'ok' }))
    }
    const { type, text } = unavailableResponse(request, brandAt(request.headers.host))
    response
      .writeHead(problems.unavailable, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'retry-after': String(retryAfterSeconds),
      })
      .end(text)
  }
  let attachedListener: RequestListener | undefined
  const server = createHttpServer(
    { ...connectionLimits.http, requestTimeout: connectionLimits.requestTimeout },
    (request, response) => listener(request, response),
  )
  server.listen(port, host)
  await once(server, 'listening')
  return {
    server,
    attach: (next) => void (attachedListener = next),
    open: () => {
      if (attachedListener) listener = attachedListener
      const address = server.address()
      const boundPort = typeof address === 'object' ? address?.port : port
      return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`
    },
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      await closed
    },
  }
}

/** Returns a page for browsers and data for other clients. */
function unavailableResponse({ headers }: IncomingMessage, brand: Brand | undefined) {
  if (brand && headers.accept?.includes('text/html'))
    return { type: 'text/html', text: errorDocument(brand, 'error.unavailable') }
  const language = negotiateLanguage(headers['accept-language'])
  const error = { code: 'unavailable', message: formatMessage('error.unavailable', language) }
  return {
    type: 'application/json',
    text: JSON.stringify({ statusCode: problems.unavailable, error }),
  }
}
