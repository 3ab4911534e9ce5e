import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import { formatMessage, type MessageKey } from '#domain/messages/messages.ts'
import { problems, Refusal } from '#domain/problem.ts'
import { shareImage } from '#domain/shareImage.ts'
import type { CatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import {
  applyCachedResponse,
  applyStaleResponse,
} from '#server/platform/cache/applyCachedResponse.ts'
import { retryAfterSeconds } from '#server/http/problemHandler.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { parseLocation } from './pageLocation.ts'
import { appManifest } from './appManifest.ts'
import { errorDocument } from './errorDocument.ts'
import { cmsDocument } from './cmsDocument.ts'
import { createPageRenderer, type PageRequest } from './pageRenderer.ts'
import type { FetchApi, Front, PageResponse } from './front.ts'
import { renderLanguageOffer } from './languageOffer.ts'
import { originOf } from './origin.ts'
import { pagePolicy, type BotCheckName } from './pagePolicy.ts'
import { createShopCardRenderer } from './shopCards.ts'
import { errorStatusOf } from './errorStatusOf.ts'
import { readVisitorPreferences } from './visitorPreferences.ts'

export type PagesOptions = {
  readonly front: Front
  /** the current name, languages and favicon of the shop */
  readonly shop: Pick<Shop, 'baseBrand' | 'brand' | 'favicon' | 'refresh'>
  /** the brands served by the same server, including this one */
  readonly served?: readonly Brand[]
  /** caches rendered pages while the catalogue is unchanged; without it, every request renders */
  readonly cache?: CatalogueCache
  readonly fetchApi: FetchApi
  readonly isDev: boolean
  /** scheme and host as visitors see them; taken from each request if omitted */
  readonly publicUrl?: string
  /** whether the shop is public although payments are in test mode; every page says so */
  readonly isTrial?: boolean
  /** the bot check whose script both fronts may load */
  readonly botCheck?: BotCheckName
}

const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
} as const

/** Serves the files of both fronts, the rendered storefront and the document of the back office. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { front, shop, cache, fetchApi, isDev, botCheck, served = [] } = options
  const { brand } = shop
  const renderer = createPageRenderer(front, cache)
  const policy = pagePolicy({ isDev, botCheck })
  const shopCardIn = createShopCardRenderer(brand, front.favicon)
  const hide = { schema: { hide: true } }

  app.setErrorHandler(async (error, request, reply) => {
    // The page itself handles an address with characters that are refused elsewhere.
    if (error instanceof Refusal && error.problem.code === 'validation') {
      return sendPage(request, reply.code(200))
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
      await refreshShop(request)
      reply.header('cache-control', 'no-cache')
      return shop.favicon
        ? reply.redirect(shop.favicon, 302)
        : reply.type('image/svg+xml').send(front.favicon)
    })
  }
  for (const language of shop.baseBrand.languages) {
    app.get(shareImage.pathIn(language), hide, async (request, reply) => {
      await refreshShop(request)
      reply.header('cache-control', 'public, max-age=3600')
      return reply.type('image/png').send(await shopCardIn(language))
    })
  }
  await app.register(appManifest, { shop, favicon: front.favicon, refreshShop })
  app.get('/*', hide, sendPage)

  const notice = options.isTrial ? ('notice.testPayments' as const) : undefined

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', query] = request.url.split('?')
    const { language: requested, area, rest } = parseLocation(path)
    if (area === 'other') return reply.callNotFound()
    const version = await refreshShop(request)
    // Staff can use the back office in any language, including one that the shop has switched off.
    const { languages } = area === 'cms' ? shop.baseBrand : brand
    const visitor = readVisitorPreferences(request.headers, languages)
    const isSpoken = requested !== undefined && languages.includes(requested)
    const language = (isSpoken ? requested : visitor.language) ?? brand.language
    const { theme } = visitor
    const search = query === undefined ? '' : `?${query}`
    if (!isSpoken && area === 'store') return reply.redirect(`/${language}${rest}${search}`, 302)
    const cookies = visitor.cookiesToSet(language, area)
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    const offeredLanguage = visitor.offeredLanguage(language)
    const href = `/${offeredLanguage}${rest}${search}`
    const offer =
      offeredLanguage &&
      renderLanguageOffer({ language: offeredLanguage, href, files: front.languageOffer })
    if (area === 'cms') {
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
      ...(notice && { notice: formatMessage(notice, language) }),
      ...(offer && { offer }),
    }
    const rendered = await renderOrStale(request, page, version)
    if ('stale' in rendered)
      return withDocumentHeaders(reply).send(
        await applyStaleResponse(request, reply, rendered.stale),
      )
    if ('response' in rendered) return sendResponse(reply, rendered.response)
    return withDocumentHeaders(reply).send(
      await applyCachedResponse(request, reply, rendered.cached),
    )
  }

  /** Renders the current page, or returns a recent one where that is not possible. */
  async function renderOrStale(
    request: FastifyRequest,
    page: PageRequest,
    version: string | undefined,
  ) {
    const kept = await renderer.findStale(page)
    const stale = kept && request.hasWrittenAfter?.(kept.position) ? undefined : kept
    if (stale && (stale.isRefreshFailing || version === undefined)) return { stale }
    const rendered = await renderer.render(page, version)
    return stale && 'response' in rendered && rendered.response.status >= 500 ? { stale } : rendered
  }

  /** Loads settings changed by any process; without a database, the last known ones stay. */
  async function refreshShop(request: FastifyRequest): Promise<string | undefined> {
    try {
      // Reading the version refreshes the settings of the shop as well.
      if (cache) return await cache.version()
      await shop.refresh()
      return undefined
    } catch (error) {
      request.log.error(error)
      return undefined
    }
  }

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const status = errorStatusOf(error)
    if (status >= 500) request.log.error(error)
    return sendHtml(
      withStatus(reply, status),
      errorDocument(brand, errorMessageKey(status), ...(notice ? [notice] : [])),
    )
  }

  const withStatus = (reply: FastifyReply, status: number) =>
    status === problems.unavailable
      ? reply.code(status).header('retry-after', retryAfterSeconds)
      : reply.code(status)

  async function sendResponse(reply: FastifyReply, response: PageResponse) {
    const location = response.headers.get('location')
    if (location) return reply.redirect(location, response.status)
    return sendHtml(withStatus(reply, response.status), await response.text())
  }

  const sendHtml = (reply: FastifyReply, html: string) => withDocumentHeaders(reply).send(html)

  const withDocumentHeaders = (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(documentHeaders)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
}

const errorMessageKey = (status: number): MessageKey => {
  if (status === problems.unavailable) return 'error.unavailable'
  return status >= 500 ? 'error.generic' : 'error.no_route'
}
