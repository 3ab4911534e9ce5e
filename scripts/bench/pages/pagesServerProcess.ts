import Fastify, { type FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { loadBuiltFront } from '#server/pages/loadBuiltFront.ts'
import { createInjectFetch } from '#server/pages/injectFetch.ts'
import { pages } from '#server/pages/pages.ts'
import { createServer } from '#server/boot/createServer.ts'
import { root } from '../../vite/root.ts'
import { outDir } from '../../vite/targets.ts'

/**
 * The shop on a database, or a route that only sends what the shop sent; each in its own process.
 */
const [which, source = ''] = process.argv.slice(2)
const app = which === 'shop' ? await startShop(source) : await startStaticServer(source)
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) })
process.on('disconnect', () => process.exit(0))

async function startShop(url: string): Promise<FastifyInstance> {
  const config = readConfig({ BOT_CHECK: 'off' }, { brand: '' })
  const server = await createServer({
    config,
    connection: await connectPostgres(url, config.databasePool),
    catalogue: await loadCatalogue(join(root, 'schemas')),
    brand: await loadBrand(join(root, 'brands'), defaultBrand),
    logger: { level: 'warn' },
  })
  const { app: inner, cache, shop: own } = server
  await inner.register(pages, {
    front: await loadBuiltFront(outDir(defaultBrand)),
    shop: own,
    cache,
    fetchApi: createInjectFetch(inner),
    isDev: false,
  })
  return inner
}

/** Serves the bytes of a URL, compressed beforehand, and nothing else. */
async function startStaticServer(url: string): Promise<FastifyInstance> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const { compress: compressed } = await import('#server/platform/cache/compress.ts')
  const body = await compressed(Buffer.from(await answer.arrayBuffer()), 'br')
  const inner = Fastify()
  inner.get('/*', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body),
  )
  return inner
}
