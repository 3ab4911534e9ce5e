import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateLanguage } from '#domain/locale.ts'
import { problems } from '#domain/problem.ts'
import { hostIn, type Dispatch } from '../byHost.ts'
import { sayProblem } from '../sayProblem.ts'
import type { IsKnownHost } from './knownHosts.ts'
import type { IsTrustedAddress } from './trustedAddresses.ts'

type Rules = { readonly isKnown: IsKnownHost; readonly isTrusted: IsTrustedAddress }

/** What watches over a server knows it by its address, not by the name of a shop. */
const watched = new Set(['/healthz', '/readyz', '/metrics'])

/** Nothing is done for a host that is nobody's: no page, mail or link ever names one. */
export const knownHostsOnly =
  ({ isKnown, isTrusted }: Rules, next: Dispatch): Dispatch =>
  (own) => {
    const dispatch = next(own)
    return (request, response) => {
      const { url = '', socket, headers } = request
      const isWatcher =
        watched.has(url.replace(/\?.*$/, '')) && isTrusted(socket.remoteAddress ?? '')
      if (isWatcher || isKnown(hostIn(headers.host ?? ''))) return dispatch(request, response)
      return refuseHost(request, response)
    }
  }

function refuseHost({ headers }: IncomingMessage, response: ServerResponse): void {
  const code = 'host_unknown'
  const statusCode = problems[code]
  const { message } = sayProblem({ code }, negotiateLanguage(headers['accept-language']), {})
  response
    .writeHead(statusCode, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // What it still sends is not read.
      connection: 'close',
    })
    .end(JSON.stringify({ statusCode, error: { code, message } }))
}
