import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

const headRequests = new WeakSet<IncomingMessage>()

/**
 * Lets the route for GET answer a HEAD request; Node leaves the body out. Routes of their own would
 * be a third of all routes, each of which takes memory and time to start. Metrics count it as GET.
 */
export function answerHeadAsGet(request: IncomingMessage): IncomingMessage {
  if (request.method === 'HEAD') {
    headRequests.add(request)
    request.method = 'GET'
  }
  return request
}

/** The method that the client has sent. */
export const sentMethod = ({ raw, method }: Pick<FastifyRequest, 'raw' | 'method'>): string =>
  headRequests.has(raw) ? 'HEAD' : method
