import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { connectionLimits } from './requestLimits.ts'

/** Whether one of the shops is asked for under a host. */
export type IsKnownHost = (host: string) => boolean

/** Chooses who answers a request, given who answers those that nobody else does. */
export type RequestDispatch = (fallback: RequestListener) => RequestListener

/** Requests go to whom their `Host` names; whatever names nobody is answered by who listens. */
export const hostRouting =
  (hosts: ReadonlyMap<string, RequestListener>): RequestDispatch =>
  (fallback) =>
  (request, response) => {
    const listener = hosts.get(parseHost(request.headers.host ?? '')) ?? fallback
    listener(request, response)
  }

/** Without port, and without the dot that a full name may end with. */
export const parseHost = (header: string): string => header.replace(/\.?(:\d*)?$/, '').toLowerCase()

type Limits = Pick<
  FastifyServerOptions,
  'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'
>

type ListenerParts = {
  readonly dispatch?: RequestDispatch | undefined
  /** a server that listens already */
  readonly waitingServer?:
    { readonly server: Server; readonly attach: (listener: RequestListener) => void } | undefined
}

/** Listens as the framework would, with somebody before it who sorts what comes in. */
export const createServerFactory =
  ({ dispatch = (fallback) => fallback, waitingServer }: ListenerParts) =>
  (fallback: RequestListener, limits: Limits): Server => {
    const listener = dispatch(fallback)
    waitingServer?.attach(listener)
    const server = waitingServer?.server ?? createServer(connectionLimits.http, listener)
    server.keepAliveTimeout = limits.keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = limits.requestTimeout ?? server.requestTimeout
    server.setTimeout(limits.connectionTimeout ?? 0)
    return server
  }
