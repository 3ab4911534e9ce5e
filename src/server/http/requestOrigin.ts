import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The machine and the browser that a request came from. */
export type Visitor = { readonly ip: string; readonly device: string }

/** Where what is happening came from; nowhere for what the product does by itself. */
export type RequestOrigin = Visitor & { readonly requestId: string }

const requests = new AsyncLocalStorage<FastifyRequest>()

/** Lets whatever a request causes know which request that was, without handing it through every layer. */
export function addRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => requests.run(request, done))
}

export function requestOrigin(): RequestOrigin | undefined {
  const request = requests.getStore()
  if (!request) return undefined
  return { requestId: String(request.id), ...visitorOf(request) }
}

export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  ip,
  device: (headers['user-agent'] ?? '').slice(0, 255),
})
