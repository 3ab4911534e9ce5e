import type { FastifyRequest } from 'fastify'
import { parseHost, type IsKnownHost } from './hostRouting.ts'
import { isForwarded } from './localPeer.ts'
import { isLoopbackHost } from './loopback.ts'
import type { IsTrustedAddress } from './trustedAddresses.ts'

export type MonitoringRules = {
  readonly isTrustedAddress: IsTrustedAddress
  readonly isKnownHost: IsKnownHost
}

/**
 * Whether a request comes from monitoring: from a trusted address and not through a proxy. A
 * request for the host of a shop counts as a visitor's.
 */
export function isMonitoringRequest(
  { socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>,
  { isTrustedAddress, isKnownHost }: MonitoringRules,
): boolean {
  const host = parseHost(headers.host ?? '')
  return (
    isTrustedAddress(socket.remoteAddress ?? '') &&
    !isForwarded(headers) &&
    (isLoopbackHost(host) || !isKnownHost(host))
  )
}
