import { createServer, type IncomingMessage } from 'node:http'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApiProcess, type ApiProcess } from '../support/apiProcess.ts'

type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

describe('traces', () => {
  const spans: Span[] = []
  const receive = async (request: IncomingMessage): Promise<void> => {
    const { resourceSpans } = Object(await json(request))
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
  }
  const collector = createServer((request, response) => {
    void receive(request).then(() => response.end('{}'))
  })
  let server: ApiProcess
  beforeAll(async () => {
    await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
    const address = collector.address()
    server = await startApiProcess({
      DATA_DIR: await mkdtemp(join(tmpdir(), 'traces-')),
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    })
  })
  afterAll(async () => {
    await server.kill()
    collector.close()
  })

  it('contain a request and its statements, in the trace of the caller, without values', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-00` }
    const path = '/api/marketplace-customer/products'
    expect((await fetch(`${server.url}${path}?search=blue+umbrella`, { headers })).status).toBe(200)
    const ofTrace = () => spans.filter((each) => each.traceId === traceId)
    await vi.waitUntil(() => ofTrace().some(({ name }) => name === `GET ${path}`), 10_000)
    const request = ofTrace().find(({ name }) => name === `GET ${path}`)
    expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331' })
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    })
    const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.map(({ name }) => name)).toContain('select')
    expect(JSON.stringify(ofTrace())).not.toContain('umbrella')
  })
})
