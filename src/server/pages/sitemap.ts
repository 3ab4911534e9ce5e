import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#domain/locale.ts'
import type { CatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import type { CachedResponse } from '#server/platform/cache/cachedResponse.ts'
import { applyCachedResponse } from '#server/platform/cache/applyCachedResponse.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { originOf } from './origin.ts'
import { createSitemapEntries, type SitemapEntry } from './sitemapEntries.ts'

type Options = {
  readonly db: Database
  readonly engines: Engines
  readonly shop: Pick<Shop, 'brand'>
  readonly cache: CatalogueCache
  readonly publicUrl?: string
}

/** The number of pages per file; search engines accept up to 50,000. */
const pagesPerFile = 20_000

/** Serves the sitemap: an index, and for each language as many files as its pages need. */
export const sitemap: FastifyPluginAsync<Options> = async (app, options) => {
  const { db, engines, shop, cache } = options
  const { brand } = shop
  const entries = createSitemapEntries(db, engines, brand.features)
  const fileCount = async (): Promise<number> => Math.ceil((await entries.count()) / pagesPerFile)
  const hide = { schema: { hide: true } }
  const origin = (request: FastifyRequest): string => options.publicUrl ?? originOf(request)

  app.get('/robots.txt', hide, async (request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /cms\nDisallow: /*/cms\nSitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', hide, async (request, reply) =>
    send(request, reply, async () => {
      const files = Array.from({ length: await fileCount() }, (_, index) => index + 1)
      const places = brand.languages.flatMap((code) =>
        files.map(
          (file) => `<sitemap><loc>${origin(request)}/sitemap/${code}/${file}.xml</loc></sitemap>`,
        ),
      )
      return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</sitemapindex>`
    }),
  )

  app.get<{ Params: { language: string; file: string } }>(
    '/sitemap/:language/:file.xml',
    hide,
    async (request, reply) => {
      const { language, file } = request.params
      if (
        !isLanguage(language) ||
        !brand.languages.includes(language) ||
        !/^[1-9]\d{0,4}$/.test(file)
      )
        return reply.callNotFound()
      return send(request, reply, async () => {
        if (Number(file) > (await fileCount())) return undefined
        const sitemapPage = await entries.read((Number(file) - 1) * pagesPerFile, pagesPerFile)
        return urlSet(sitemapPage, language, origin(request))
      })
    },
  )

  function urlSet(pageEntries: readonly SitemapEntry[], language: Language, base: string): string {
    const urlOf = (code: Language, path: string) => escapeXml(`${base}/${code}${encodeURI(path)}`)
    const urls = pageEntries.map(({ path, changed }) => {
      const others = brand.languages.map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${urlOf(code, path)}"/>`,
      )
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${urlOf(language, path)}</loc>${lastmod}${others.join('')}</url>`
    })
    return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    write: () => Promise<string | undefined>,
  ) {
    const key = `${origin(request)} ${request.url.split('?')[0]}`
    request.staleResponse = cache.findStale(key)
    const version = await cache.version()
    const cached = cache.find(version, key) ?? store(version, key, await write())
    if (!cached) return reply.callNotFound()
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    return reply.send(await applyCachedResponse(request, reply, cached))
  }

  const store = (
    version: string,
    key: string,
    xml: string | undefined,
  ): CachedResponse | undefined =>
    xml === undefined
      ? undefined
      : cache.store(version, key, {
          type: 'application/xml; charset=utf-8',
          text: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`,
          showsStockLevels: false,
        })
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
