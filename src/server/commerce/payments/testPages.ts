import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Markup } from '#server/platform/text/markup.ts'
import { htmlDocumentHeaders } from '#server/http/htmlDocumentHeaders.ts'

/** Gateway pages accept forms, run no scripts and are never cached. */
export function serveTestPages(app: FastifyInstance, style: () => string): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(htmlDocumentHeaders({ style: style(), hasForm: true }))
    done()
  })
}

export const sendPage = (reply: FastifyReply, status: number, page: Markup) =>
  reply.code(status).type('text/html; charset=utf-8').send(page.markup)
