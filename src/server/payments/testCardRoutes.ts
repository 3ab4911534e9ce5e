import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage } from '#domain/locale.ts'
import type { Database } from '../database/database.ts'
import type { Markup } from '../mail/markup.ts'
import { withCardSetup } from './returnTo.ts'
import { emptyForm, readForm } from './testCardForm.ts'
import { cardPage, expiredPage, type TestCardBrand } from './testCardPage.ts'
import { presetExpiry } from './testCards.ts'
import { testCardStyle } from './testCardStyle.ts'
import { findSetup, keepCard, type TestSetup } from './testSetups.ts'

export type TestCardOptions = { readonly db: Database; readonly brand: TestCardBrand }

type OneSetup = { Params: { id: string }; Body: URLSearchParams | undefined }

const path = '/test-gateway/cards/:id'
const hide = { schema: { hide: true } } as const

/** The page of the test gateway: what a payment provider would host elsewhere. */
export const testCardRoutes: FastifyPluginAsync<TestCardOptions> = async (app, { db, brand }) => {
  const style = testCardStyle(brand)
  const headers = headersFor(style)

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })

  const frameFor = (request: FastifyRequest, setup: TestSetup | undefined) => {
    const language = isLanguage(setup?.language) ? setup.language : request.language
    return { brand, style, language }
  }

  app.get<OneSetup>(path, hide, async (request, reply) => {
    const setup = await findSetup(request.params.id, db)
    const frame = frameFor(request, setup)
    if (!setup?.is_open) return send(reply, 404, expiredPage(frame))
    return send(reply, 200, cardPage(frame, emptyForm, presetExpiry(new Date())))
  })

  app.post<OneSetup>(path, hide, async (request, reply) => {
    const { id } = request.params
    const setup = await findSetup(id, db)
    const frame = frameFor(request, setup)
    if (!setup?.is_open) return send(reply, 404, expiredPage(frame))
    const body = request.body ?? new URLSearchParams()
    const back = (outcome: string) => reply.redirect(withCardSetup(setup.return_to, outcome), 303)
    if (body.get('action') === 'cancel') return back('cancelled')

    const now = new Date()
    const read = readForm(body, now)
    if ('form' in read) return send(reply, 422, cardPage(frame, read.form, presetExpiry(now)))
    if (!(await keepCard(id, read.card, db))) return send(reply, 404, expiredPage(frame))
    return back(id)
  })
}

const headersFor = (style: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
})

const send = (reply: FastifyReply, status: number, page: Markup) =>
  reply.code(status).type('text/html; charset=utf-8').send(page.markup)
