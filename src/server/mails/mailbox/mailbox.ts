import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { refuse } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { assertLocalPeer } from '#server/http/localPeer.ts'
import { styleSheetWithFonts } from '#server/brands/styleSheetWithFonts.ts'
import type { MailBrand } from '#server/platform/mail/mailBrand.ts'
import { mailPage, mailboxPage } from './mailboxPages.ts'
import { mailboxStyle } from './mailboxStyle.ts'
import type { Markup } from '#server/platform/text/markup.ts'

export type MailboxOptions = {
  readonly db: Database
  readonly brand: MailBrand
}

type MailRoute = { Params: { id: string }; Querystring: { as?: string } }

const hide = { schema: { hide: true } } as const

const headers = {
  // The pages have style elements, and mails have inline styles.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
} as const

const columns = ['id', 'recipient', 'template', 'language', 'subject', 'created_at'] as const

/**
 * Shows mails while no mail server is configured; to this machine only, because they contain codes.
 */
export const mailbox: FastifyPluginAsync<MailboxOptions> = async (app, { db, brand }) => {
  const style = styleSheetWithFonts(brand.key, mailboxStyle(brand))

  app.addHook('onRequest', assertLocalPeer)

  app.get('/mailbox', hide, async ({ language }, reply) => {
    const mails = await db
      .selectFrom('mails')
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    return send(reply, mailboxPage({ brand, style: style(), language }, mails))
  })

  app.get<MailRoute>('/mailbox/:id', hide, async ({ params, query, language }, reply) => {
    const mail = await db
      .selectFrom('mails')
      .select([...columns, 'body_text', 'body_html'])
      .where(sql`id::text`, '=', params.id)
      .executeTakeFirst()
    if (!mail) throw refuse('no_route')
    const form = query.as === 'text' ? 'text' : 'html'
    return send(reply, mailPage({ brand, style: style(), language }, mail, form))
  })
}

const send = (reply: FastifyReply, page: Markup) =>
  reply.type('text/html; charset=utf-8').headers(headers).send(page.markup)
