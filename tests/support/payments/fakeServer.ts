import { createServer, type IncomingMessage, type Server } from 'node:http'

export type FakeRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type FakeResponse = { readonly status: number; readonly body: unknown }

/**
 * The ways a provider can fail: refuse connections, return errors, ask to retry, not respond,
 * return garbage, or do what was asked and lose the response.
 */
export type Outage = 'refused' | 'broken' | 'busy' | 'silent' | 'nonsense' | 'lost'

export type FakeServer = {
  readonly url: string
  readonly requests: readonly FakeRequest[]
  readonly fail: (outage: Outage | undefined) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Starts a server on a port of its own that responds as the function returns, and fails on demand.
 */
export async function startFakeServer(
  respond: (request: FakeRequest) => FakeResponse,
  busy: FakeResponse,
): Promise<FakeServer> {
  const requests: FakeRequest[] = []
  let outage: Outage | undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
      const received: FakeRequest = {
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      }
      requests.push(received)
      if (outage === 'silent') return
      if (outage === 'nonsense') return void response.end('<html>Bad gateway</html>')
      const { status, body } =
        outage === 'broken'
          ? { status: 500, body: { error: { type: 'api_error', message: 'broken' } } }
          : outage === 'busy'
            ? busy
            : respond(received)
      if (outage === 'lost') return void response.destroy()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  const port = await listenOn(server, 0)
  const closeServer = async () => {
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async fail(nextOutage) {
      if (outage === 'refused' && nextOutage !== 'refused') await listenOn(server, port)
      if (outage !== 'refused' && nextOutage === 'refused') await closeServer()
      outage = nextOutage
    },
    close: closeServer,
  }
}

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((ready) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      ready(typeof address === 'object' && address ? address.port : 0)
    })
  })
