import type { FastifyInstance } from 'fastify'

/** Answers of the API are data: nothing in them may run, whatever a browser makes of them. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/** Every answer has these; documents, which a browser does run, get more from their own plugin. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}
