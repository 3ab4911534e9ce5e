import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { parseHost } from './hostRouting.ts'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip']

export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  forwardingHeaders.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

type Peer = Pick<FastifyRequest, 'socket' | 'headers'>

/**
 * Whether a request was made directly on this machine. The address of the connection is not enough,
 * because a local proxy connects from here too; one that sends no forwarding headers still passes
 * on the host that the visitor asked for.
 */
const isLocalPeer = ({ socket, headers }: Peer): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  !isForwarded(headers) &&
  isLoopbackHost(parseHost(headers.host ?? ''))

/** Throws `no_route` for requests that were not made on this machine. */
export async function assertLocalPeer(request: FastifyRequest): Promise<void> {
  if (!isLocalPeer(request)) throw refuse('no_route')
}
