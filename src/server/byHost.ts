import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

/** Chooses who answers a request, given who answers those that nobody else does. */
export type Dispatch = (own: RequestListener) => RequestListener

/** Requests go to whom their `Host` names; whatever names nobody is answered by who listens. */
export const byHost =
  (hosts: ReadonlyMap<string, RequestListener>): Dispatch =>
  (own) =>
  (request, response) => {
    const answer = hosts.get(hostIn(request.headers.host ?? '')) ?? own
    answer(request, response)
  }

/** Without port, and without the dot that a full name may end with. */
const hostIn = (header: string): string => header.replace(/\.?(:\d*)?$/, '').toLowerCase()

type Limits = Pick<
  FastifyServerOptions,
  'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'
>

/** Listens as the framework would, with somebody before it who sorts what comes in. */
export const listeningServer =
  (dispatch: Dispatch) =>
  (own: RequestListener, limits: Limits): Server => {
    const server = createServer(dispatch(own))
    server.keepAliveTimeout = limits.keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = limits.requestTimeout ?? server.requestTimeout
    server.setTimeout(limits.connectionTimeout ?? 0)
    return server
  }
