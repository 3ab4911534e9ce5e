import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type ClientInfo = { readonly ip: string; readonly device: string }

export type RequestOrigin = ClientInfo & { readonly requestId: string }

const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/** Makes the current request available to everything it causes, without passing it along. */
export function addRequestOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => currentRequest.run(request, done))
}

/** Returns the origin of the current work; undefined for work that the server does on its own. */
export function currentRequestOrigin(): RequestOrigin | undefined {
  const request = currentRequest.getStore()
  if (!request) return undefined
  return { requestId: String(request.id), ...clientInfoOf(request) }
}

export const clientInfoOf = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  ip,
  device: (headers['user-agent'] ?? '').slice(0, 255),
})
