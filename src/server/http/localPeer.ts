import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { parseHost } from './hostRouting.ts'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip']

/** Whether a proxy says that it passes on what somebody else asked. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  forwardingHeaders.some((name) => headers[name] !== undefined) ||
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-'))

type Peer = Pick<FastifyRequest, 'socket' | 'headers'>

/**
 * Whether somebody on this machine asks by themselves. The address of the connection alone does not say
 * so: a proxy beside us connects from here too. One that says nothing of its visitor still names the
 * host that the visitor asked for.
 */
const isLocalPeer = ({ socket, headers }: Peer): boolean =>
  isLoopbackAddress(socket.remoteAddress ?? '') &&
  !isForwarded(headers) &&
  isLoopbackHost(parseHost(headers.host ?? ''))

/** For everybody else there is nothing here. */
export async function assertLocalPeer(request: FastifyRequest): Promise<void> {
  if (!isLocalPeer(request)) throw refuse('no_route')
}
