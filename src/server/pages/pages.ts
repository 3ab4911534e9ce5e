import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import { say, type MessageKey } from '#domain/messages/messages.ts'
import { problems, Refusal } from '#domain/problem.ts'
import { shopCard } from '#domain/shopCard.ts'
import type { CatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import { bodyFor, staleBodyFor } from '#server/platform/cache/sendKept.ts'
import { retryAfter } from '#server/http/problemHandler.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { readAddress } from './address.ts'
import { appManifest } from './appManifest.ts'
import { brokenDocument } from './brokenDocument.ts'
import { cmsDocument } from './cmsDocument.ts'
import { createDrawings, type PageRequest } from './drawings.ts'
import type { FetchApi, Front } from './front.ts'
import { languageOffer } from './languageOffer.ts'
import { originOf } from './origin.ts'
import { pagePolicy, type BotCheckName } from './policy.ts'
import { createShopCards } from './shopCards.ts'
import { statusOf } from './statusOf.ts'
import { readVisitor } from './visitor.ts'

export type PagesOptions = {
  readonly front: Front
  /** what the shop is called, which languages it speaks and what stands beside its name, as of now */
  readonly shop: Pick<Shop, 'built' | 'brand' | 'favicon' | 'refresh'>
  /** the brands that are served together, this one among them */
  readonly served?: readonly Brand[]
  /** what was drawn is kept here while the catalogue stays as it is; without it, each page is drawn anew */
  readonly cache?: CatalogueCache
  readonly fetchApi: FetchApi
  readonly isDev: boolean
  /** scheme and host as visitors see them; told from each request when left out */
  readonly publicUrl?: string
  /** whether anybody may come although payments are tests: every page says so */
  readonly isTrial?: boolean
  /** the check whose script both fronts may load */
  readonly botCheck?: BotCheckName
}

const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
} as const

/** Serves the files of both fronts, draws the shop and hands out the back office. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { front, shop, cache, fetchApi, isDev, botCheck, served = [] } = options
  const { brand } = shop
  const drawings = createDrawings(front, cache)
  const policy = pagePolicy({ isDev, botCheck })
  const cardIn = createShopCards(brand, front.favicon)
  const hide = { schema: { hide: true } }

  app.setErrorHandler(async (error, request, reply) => {
    // An address with characters that no text may hold is for the page itself to make sense of.
    if (error instanceof Refusal && error.problem.code === 'validation') {
      return draw(request, reply.code(200))
    }
    return sendError(error, request, reply)
  })
  const { middleware } = front
  if (middleware) {
    app.addHook('onRequest', (request, reply, next) =>
      middleware(request.raw, reply.raw, (error) =>
        next(error instanceof Error ? error : undefined),
      ),
    )
  }
  for (const { prefix, root } of front.assets) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      wildcard: true,
      schemaHide: true,
    })
  }
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, hide, async (request, reply) => {
      await lookUp(request)
      reply.header('cache-control', 'no-cache')
      return shop.favicon
        ? reply.redirect(shop.favicon, 302)
        : reply.type('image/svg+xml').send(front.favicon)
    })
  }
  for (const language of shop.built.languages) {
    app.get(shopCard.pathIn(language), hide, async (request, reply) => {
      await lookUp(request)
      reply.header('cache-control', 'public, max-age=3600')
      return reply.type('image/png').send(await cardIn(language))
    })
  }
  await app.register(appManifest, { shop, favicon: front.favicon, lookUp })
  app.get('/*', hide, draw)

  const notice = options.isTrial ? ('notice.testPayments' as const) : undefined

  async function draw(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', query] = request.url.split('?')
    const { language: asked, place, rest } = readAddress(path)
    if (place === 'other') return reply.callNotFound()
    const version = await lookUp(request)
    // Staff reads the back office in any language, also in one that the shop does not speak just now.
    const { languages } = place === 'cms' ? shop.built : brand
    const visitor = readVisitor(request.headers, languages)
    const spoken = asked !== undefined && languages.includes(asked)
    const language = (spoken ? asked : visitor.language) ?? brand.language
    const { theme } = visitor
    const search = query === undefined ? '' : `?${query}`
    if (!spoken && place === 'store') return reply.redirect(`/${language}${rest}${search}`, 302)
    const cookies = visitor.cookiesAfter(language, place)
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    const beside = visitor.languageBeside(language)
    const href = `/${beside}${rest}${search}`
    const offer = beside && languageOffer({ language: beside, href, files: front.languageOffer })
    if (place === 'cms') {
      const files = await front.cmsFiles(language)
      const { favicon } = shop
      const page = { brand, language, theme, favicon, files, notice, offer, served }
      return sendHtml(reply, cmsDocument(page))
    }
    const origin = options.publicUrl ?? originOf(request)
    const page = {
      url: origin + request.url,
      language,
      theme,
      fetchApi,
      ...(notice && { notice: say(notice, language) }),
      ...(offer && { offer }),
    }
    const drawn = await drawOrRemember(page, version)
    if ('stale' in drawn)
      return documentReply(reply).send(await staleBodyFor(request, reply, drawn.stale))
    if ('response' in drawn) return sendResponse(reply, drawn.response)
    return documentReply(reply).send(await bodyFor(request, reply, drawn.kept))
  }

  /** A page as it is now; where that cannot be known, as it was a short while ago. */
  async function drawOrRemember(page: PageRequest, version: string | undefined) {
    const last = await drawings.lastGood(page)
    if (last && (last.isFailing || version === undefined)) return { stale: last }
    const drawn = await drawings.draw(page, version)
    return last && 'response' in drawn && drawn.response.status >= 500 ? { stale: last } : drawn
  }

  /** A page shows what staff has set by now, whichever process they told; without a database, what was known. */
  async function lookUp(request: FastifyRequest): Promise<string | undefined> {
    try {
      // The version comes when the settings of the shop are known as well.
      if (cache) return await cache.version()
      await shop.refresh()
      return undefined
    } catch (error) {
      request.log.error(error)
      return undefined
    }
  }

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error)
    if (status >= 500) request.log.error(error)
    return sendHtml(
      answerWith(reply, status),
      brokenDocument(brand, messageOf(status), ...(notice ? [notice] : [])),
    )
  }

  const answerWith = (reply: FastifyReply, status: number) =>
    status === problems.unavailable
      ? reply.code(status).header('retry-after', retryAfter)
      : reply.code(status)

  async function sendResponse(reply: FastifyReply, response: Response) {
    const location = response.headers.get('location')
    if (location) return reply.redirect(location, response.status)
    return sendHtml(answerWith(reply, response.status), await response.text())
  }

  const sendHtml = (reply: FastifyReply, html: string) => documentReply(reply).send(html)

  const documentReply = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(documentHeaders)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
}

const messageOf = (status: number): MessageKey => {
  if (status === problems.unavailable) return 'error.unavailable'
  return status >= 500 ? 'error.generic' : 'error.no_route'
}
