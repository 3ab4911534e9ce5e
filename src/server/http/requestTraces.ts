import type { FastifyInstance } from 'fastify'
import { startRequestSpan, type RequestSpan } from '#server/platform/tracing.ts'
import { sentMethod } from './answerHeadAsGet.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined unless requests are traced */
    span: RequestSpan | undefined
  }
}

/** Traces every request, and what is done for it. */
export function addRequestTraces(app: FastifyInstance): void {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _, done) => {
    const { headers, routeOptions } = request
    const [method, route] = [sentMethod(request), routeOptions.url ?? 'unknown']
    request.span = startRequestSpan({ method, headers, route })
    if (request.span) request.span.run(done)
    else done()
  })
  app.addHook('onResponse', async ({ span }, { statusCode }) => span?.end(statusCode))
}
