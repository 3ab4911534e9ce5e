import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#domain/locale.ts'
import { openPages, recordPages } from '#domain/shopPages.ts'
import type { CatalogueCache } from '../cache/catalogueCache.ts'
import { bodyFor } from '../cache/sendKept.ts'
import { run, type Database } from '../database/database.ts'
import type { Engines } from '../engine/engine.ts'
import type { Shop } from '../shop/shop.ts'
import { originOf } from './origin.ts'

type Options = {
  readonly db: Database
  readonly engines: Engines
  readonly shop: Pick<Shop, 'brand'>
  readonly cache: CatalogueCache
  readonly publicUrl?: string
}

type Entry = { readonly path: string; readonly changed?: string }

/** How many pages one file names; searchers take up to 50,000. */
const perFile = 20_000

/** What searchers may find: an index, and for each language as many files as its pages need. */
export const sitemap: FastifyPluginAsync<Options> = async (app, options) => {
  const { db, engines, shop, cache } = options
  const { brand } = shop
  const hide = { schema: { hide: true } }
  const origin = (request: FastifyRequest): string => options.publicUrl ?? originOf(request)

  app.get('/robots.txt', hide, async (request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /cms\nSitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  )

  app.get('/sitemap.xml', hide, async (request, reply) =>
    send(request, reply, async () => {
      const counted = await run<{ count: number }>(
        db,
        `select coalesce(sum(count), 0) as count from (${tables(({ table, where }) => `select count(*) from ${table} a where ${where}`).join(' union all ')}) c`,
      )
      const pages = openPages(brand.features).length + (counted.rows[0]?.count ?? 0)
      const files = Array.from({ length: Math.ceil(pages / perFile) }, (_, index) => index + 1)
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
        const offset = (Number(file) - 1) * perFile
        const fixed = openPages(brand.features).map((path): Entry => ({ path }))
        const entries = [
          ...fixed.slice(offset, offset + perFile),
          ...(await records(Math.max(0, offset - fixed.length), offset)),
        ].slice(0, perFile)
        return urlSet(entries, language, origin(request))
      })
    },
  )

  async function records(from: number, offset: number): Promise<Entry[]> {
    const limit = offset === 0 ? perFile - openPages(brand.features).length : perFile
    const { rows } = await run<{ path: string; changed: string }>(
      db,
      `select path, to_char(changed at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed from (${tables(
        ({ table, where, path, key }, at) =>
          `select ${at} as kind, a.id, '${path}/' || a.${key} as path, a.updated_at as changed from ${table} a where ${where}`,
      ).join(' union all ')}) r order by kind, id limit $1 offset $2`,
      [limit, from],
    )
    return rows
  }

  type Table = { table: string; where: string; path: string; key: string }

  /** One piece of SQL for each resource whose records have pages. */
  function tables(sql: (of: Table, index: number) => string): string[] {
    return Object.entries(recordPages).flatMap(([name, path], index) => {
      const resource = engines.get(name)?.resource
      const key = resource?.field[resource.public?.key ?? '']?.column
      if (!resource || !key) return []
      const where = [
        `a.${key} is not null`,
        ...(resource.visible ? ['a.visible'] : []),
        ...(resource.activatable ? ['a.active'] : []),
      ].join(' and ')
      return [sql({ table: resource.table, where, path, key }, index)]
    })
  }

  function urlSet(entries: readonly Entry[], language: Language, base: string): string {
    const address = (code: Language, path: string) => escape(`${base}/${code}${encodeURI(path)}`)
    const urls = entries.map(({ path, changed }) => {
      const others = brand.languages.map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code, path)}"/>`,
      )
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${address(language, path)}</loc>${lastmod}${others.join('')}</url>`
    })
    return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`
  }

  async function send(request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) {
    const version = await cache.version()
    const key = `${origin(request)} ${request.url.split('?')[0]}`
    const kept =
      cache.find(version, key) ??
      cache.keep(
        version,
        key,
        'application/xml; charset=utf-8',
        `<?xml version="1.0" encoding="UTF-8"?>\n${await write()}\n`,
      )
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    return reply.send(await bodyFor(request, reply, kept))
  }
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
