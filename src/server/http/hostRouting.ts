import type { RequestListener, Server } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { createHttpServer } from './createHttpServer.ts'
import { connectionLimits } from './requestLimits.ts'

/** Whether a host belongs to one of the shops. */
export type IsKnownHost = (host: string) => boolean

/** Returns a listener that picks the app for each request, given one for all other requests. */
export type RequestDispatch = (fallback: RequestListener) => RequestListener

/** Routes each request to the app of its `Host`, or to the fallback where no host matches. */
export const hostRouting =
  (hosts: ReadonlyMap<string, RequestListener>): RequestDispatch =>
  (fallback) =>
  (request, response) => {
    const listener = hosts.get(parseHost(request.headers.host ?? '')) ?? fallback
    listener(request, response)
  }

/** Returns a host name in lower case, without the port or a trailing dot. */
export const parseHost = (header: string): string => header.replace(/\.?(:\d*)?$/, '').toLowerCase()

type Limits = Pick<
  FastifyServerOptions,
  'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'
>

type ListenerOptions = {
  readonly dispatch?: RequestDispatch | undefined
  readonly waitingServer?:
    { readonly server: Server; readonly attach: (listener: RequestListener) => void } | undefined
}

/** Creates the server as the framework would, with a dispatcher in front of its listener. */
export const createServerFactory =
  ({ dispatch = (fallback) => fallback, waitingServer }: ListenerOptions) =>
  (fallback: RequestListener, limits: Limits): Server => {
    const listener = dispatch(fallback)
    waitingServer?.attach(listener)
    const server = waitingServer?.server ?? createHttpServer(connectionLimits.http, listener)
    server.keepAliveTimeout = limits.keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = limits.requestTimeout ?? server.requestTimeout
    server.setTimeout(limits.connectionTimeout ?? 0)
    return server
  }
