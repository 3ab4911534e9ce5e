import { injectFetch } from '#server/pages/injectFetch.ts'
import { keepServing } from './keepServing.ts'
import type { Front } from '#server/pages/front.ts'
import { pages } from '#server/pages/pages.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import type { OpenServer } from './openServer.ts'
import type { BrandApp, Server } from './createServer.ts'

/** Adds the pages, listens, and goes down in order when it is asked to: no request is cut off. */
export async function listen(server: OpenServer, loadFront: LoadFront): Promise<string> {
  await servePages(server, loadFront)
  const address = await startListening(server)
  const stop = stopOnSignal(server)
  keepServing(server.app.log, stop)
  return address
}

/** Where it listens already, whoever waited is answered by the app from now on. */
export async function startListening({
  app,
  config,
  waiting,
}: Pick<OpenServer, 'app' | 'config' | 'waiting'>): Promise<string> {
  if (!waiting) return app.listen({ port: config.port, host: config.host })
  await app.ready()
  return waiting.open()
}

/** The pages of each brand, and what searchers ask for. */
export async function servePages(server: ServerWithConfig, loadFront: LoadFront): Promise<void> {
  await addPages(server, server, loadFront)
  for (const other of server.others) {
    await addPages(server, other, loadFront)
    await other.app.ready()
  }
}

type ServerWithConfig = Server & Pick<OpenServer, 'config'>

/** The build of a brand, by its key. */
type LoadFront = (brand: string) => Promise<Front>

async function addPages(
  { config, db, ...server }: ServerWithConfig,
  { app, shop, cache, engines, orders }: BrandApp,
  loadFront: LoadFront,
): Promise<void> {
  const published = config.isPublished ? { publicUrl: orders.publicUrl } : {}
  await app.register(sitemap, { db, engines, shop, cache, ...published })
  await app.register(pages, {
    front: await loadFront(shop.baseBrand.key),
    shop,
    served: [server, ...server.others].map((each) => each.shop.brand),
    cache,
    fetchApi: injectFetch(app),
    isDev: false,
    botCheck: config.botCheck,
    isTrial: config.isTrial,
    ...published,
  })
}

/** How long open requests may take before the process ends anyway, in milliseconds. */
const shutdownTimeout = 10_000

function stopOnSignal({ app, close }: OpenServer): (reason: string) => void {
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: finishing open requests`)
    setTimeout(() => process.exit(1), shutdownTimeout).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return stop
}
