import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The machine and the browser that a request came from. */
export type ClientInfo = { readonly ip: string; readonly device: string }

/** Where what is happening came from; nowhere for what the product does by itself. */
export type RequestOrigin = ClientInfo & { readonly requestId: string }

const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/** Lets whatever a request causes know which request that was, without handing it through every layer. */
export function addRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => currentRequest.run(request, done))
}

export function currentRequestOrigin(): RequestOrigin | undefined {
  const request = currentRequest.getStore()
  if (!request) return undefined
  return { requestId: String(request.id), ...clientInfoOf(request) }
}

export const clientInfoOf = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  ip,
  device: (headers['user-agent'] ?? '').slice(0, 255),
})
