import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Markup } from '#server/platform/text/markup.ts'

/** Gateway pages accept forms, run no scripts and are never cached. */
export function serveTestPages(app: FastifyInstance, style: () => string): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headersFor(style()))
    done()
  })
}

export const sendPage = (reply: FastifyReply, status: number, page: Markup) =>
  reply.code(status).type('text/html; charset=utf-8').send(page.markup)

const headersFor = (style: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
})
