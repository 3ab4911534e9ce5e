import Fastify, { type FastifyInstance } from 'fastify'
import { defaultBrand } from '#brands/default.ts'
import { createServer } from '#server/boot/createServer.ts'
import { createInjectFetch } from '#server/pages/injectFetch.ts'
import { loadBuiltFront } from '#server/pages/loadBuiltFront.ts'
import { pages } from '#server/pages/pages.ts'
import { compress } from '#server/platform/cache/compress.ts'
import { outDir } from '../../vite/targets.ts'
import { openShopServices, serveParent } from '../serverProcess.ts'

/** A shop on a database that keeps its answers or not, or a route that only sends what it sent. */
const [which, source = ''] = process.argv.slice(2)
await serveParent(
  await (which === 'static' ? createStaticServer(source) : createShop(source, which === 'kept')),
)

async function createShop(url: string, isKept: boolean): Promise<FastifyInstance> {
  const services = await openShopServices(url)
  const { app, cache, shop } = await createServer({ ...services, cachesResponses: isKept })
  const fetchApi = createInjectFetch(app)
  const calls = new Set<string>()
  app.get('/recorded-calls', { schema: { hide: true } }, () => [...calls])
  await app.register(pages, {
    front: await loadBuiltFront(outDir(defaultBrand)),
    shop,
    ...(isKept && { cache }),
    fetchApi: (path, init) => {
      calls.add(path)
      return fetchApi(path, init)
    },
    isDev: false,
  })
  return app
}

/** Serves the bytes of a URL, compressed beforehand, and nothing else. */
async function createStaticServer(url: string): Promise<FastifyInstance> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const body = await compress(Buffer.from(await answer.arrayBuffer()), 'br')
  const app = Fastify()
  app.get('/*', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body),
  )
  return app
}
