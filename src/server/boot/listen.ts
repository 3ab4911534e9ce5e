import { createInjectFetch } from '#server/pages/injectFetch.ts'
import { freeStartMemory } from './freeStartMemory.ts'
import { handleUncaughtErrors } from './handleUncaughtErrors.ts'
import type { Front } from '#server/pages/front.ts'
import { pages } from '#server/pages/pages.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import type { OpenServer } from './openServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import type { BrandApp, ShopServer } from './createServer.ts'

/** Adds the pages, listens, and shuts down gracefully on a signal, without cutting off requests. */
export async function listen(server: OpenServer, loadFront: LoadFront): Promise<string> {
  await registerPages(server, loadFront)
  const address = await startListening(server)
  setTimeout(freeStartMemory, startMemoryDelay).unref()
  const stop = stopOnSignal(server)
  handleUncaughtErrors(server.app.log, stop)
  return address
}

/** In milliseconds: the requests that waited for the start come first. */
const startMemoryDelay = 2000

/** Starts listening; a server that is already listening switches to the app. */
export async function startListening({
  app,
  config,
  waitingServer,
}: Pick<OpenServer, 'app' | 'config' | 'waitingServer'>): Promise<string> {
  if (!waitingServer) return app.listen({ port: config.port, host: config.host })
  await app.ready()
  return waitingServer.open()
}

export async function registerPages(server: ServerWithConfig, loadFront: LoadFront): Promise<void> {
  await addPages(server, server, loadFront)
  for (const other of server.otherApps) {
    await addPages(server, other, loadFront)
    await other.app.ready()
  }
}

type ServerWithConfig = ShopServer & Pick<OpenServer, 'config'>

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
    served: [server, ...server.otherApps].map((each) => each.shop.brand),
    cache,
    fetchApi: createInjectFetch(app),
    isDev: false,
    botCheck: config.botCheck,
    isTrial: config.isTrial,
    ...published,
  })
}
