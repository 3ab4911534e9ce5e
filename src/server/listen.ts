import { injectFetch } from './pages/injectFetch.ts'
import type { Front } from './pages/front.ts'
import { pages } from './pages/pages.ts'
import { sitemap } from './pages/sitemap.ts'
import type { OpenServer } from './open.ts'

/** Adds the pages, listens, and goes down in order when it is asked to: no request is cut off. */
export async function listen(server: OpenServer, front: Front): Promise<string> {
  const { app, config, shop, cache, engines, db } = server
  const published = process.env.PUBLIC_URL ? { publicUrl: config.publicUrl } : {}
  await app.register(sitemap, { db, engines, shop, cache, ...published })
  await app.register(pages, {
    front,
    shop,
    cache,
    fetchApi: injectFetch(app),
    isDev: false,
    botCheck: config.botCheck,
    ...published,
  })
  const address = await app.listen({ port: config.port, host: config.host })
  stopOnSignal(server)
  return address
}

/** How long open requests may take before the process ends anyway, in milliseconds. */
const patience = 10_000

function stopOnSignal({ app, close }: OpenServer): void {
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: finishing open requests`)
    setTimeout(() => process.exit(1), patience).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}
