import type { IncomingMessage, ServerResponse } from 'node:http'
import { languages, negotiateLanguage, type Language } from '#domain/locale.ts'
import { problems } from '#domain/problem.ts'
import { parseHost, type RequestDispatch, type IsKnownHost } from './hostRouting.ts'
import { markup } from '#server/platform/text/markup.ts'
import { problemMessage } from './problemMessage.ts'
import type { IsTrustedAddress } from './trustedAddresses.ts'

type Rules = { readonly isKnownHost: IsKnownHost; readonly isTrustedAddress: IsTrustedAddress }

/** Monitoring reaches a server by its address, not by the host of a shop. */
const monitoringPaths = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses requests for unknown hosts, so that no page, mail or link ever contains one. */
export const refuseUnknownHosts =
  ({ isKnownHost, isTrustedAddress }: Rules, next: RequestDispatch): RequestDispatch =>
  (fallback) => {
    const dispatch = next(fallback)
    return (request, response) => {
      const { url = '', socket, headers } = request
      const isMonitoring =
        monitoringPaths.has(url.replace(/\?.*$/, '')) &&
        isTrustedAddress(socket.remoteAddress ?? '')
      if (isMonitoring || isKnownHost(parseHost(headers.host ?? '')))
        return dispatch(request, response)
      return rejectUnknownHost(request, response)
    }
  }

function rejectUnknownHost({ headers }: IncomingMessage, response: ServerResponse): void {
  const code = 'host_unknown'
  const statusCode = problems[code]
  const language = negotiateLanguage(headers['accept-language'])
  const { message } = problemMessage({ code }, language, {})
  const wantsHtml = headers.accept?.includes('text/html')
  response
    .writeHead(statusCode, {
      'content-type': `${wantsHtml ? 'text/html' : 'application/json'}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The rest of the request is not read.
      connection: 'close',
    })
    .end(
      wantsHtml
        ? renderPlainDocument(language, message)
        : JSON.stringify({ statusCode, error: { code, message } }),
    )
}

/** Renders a page without a brand, because the intended shop is unknown. */
const renderPlainDocument = (language: Language, message: string): string =>
  markup`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>421</title>
<style>body { display: grid; place-content: center; min-block-size: 90vh; margin: 0 24px; font: 16px/1.6 system-ui, sans-serif; text-align: center }</style>
</head>
<body><p>${message}</p></body>
</html>
`.markup
