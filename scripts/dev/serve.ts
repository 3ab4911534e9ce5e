import { watch } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { hostRouting } from '#server/http/hostRouting.ts'
import { readConfig } from '#server/boot/config.ts'
import { connect } from '#server/platform/database/connect.ts'
import { findBrandOnDisk } from '#server/boot/openServer.ts'
import { createInjectFetch } from '#server/pages/injectFetch.ts'
import { pages } from '#server/pages/pages.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import { assertSafePosture } from '#server/boot/posture/assertSafePosture.ts'
import { createKnownHostCheck } from '#server/brands/knownHosts.ts'
import { refuseUnknownHosts } from '#server/http/refuseUnknownHosts.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'
import { createServer, type ShopServer } from '#server/boot/createServer.ts'
import { welcomeMessage } from '#server/boot/welcomeMessage.ts'
import { readOptions } from '../readOptions.ts'
import { seedOnce } from '../demo/seedOnce.ts'
import { devFront } from '../vite/devFront.ts'
import { root } from '../vite/root.ts'

/** The development server: one port, one database, and an app replaced on declaration changes. */
readOptions({})
const config = readConfig(process.env, { brand: defaultBrand })
const schemas = join(root, 'schemas')
const brand = await loadBrand(join(root, 'brands'), config.brand)
const connection = await connect(config)
await assertSafePosture(config, connection)
const listener = refuseUnknownHosts(
  {
    isKnownHost: createKnownHostCheck(config, [brand]),
    isTrustedAddress: parseTrustedAddresses(config.trustProxy),
  },
  hostRouting(new Map()),
)
const http = createHttpServer(
  listener((request, response) => current.app.routing(request, response)),
)
const front = await devFront({ brand: config.brand, server: http })
let current = await buildServer()
const context = { db: connection.db, language: 'en', isPublic: false, identity: undefined } as const

if (config.seed === 'demo') {
  await seedOnce({ ...current, connection, context }, (line) => console.log(line))
}
http.listen(config.port, config.host, () => {
  console.log(welcomeMessage(config.publicUrl, { ...current, config }))
})

async function buildServer(): Promise<ShopServer> {
  const catalogue = await loadCatalogue()
  const server = await createServer({
    config,
    connection,
    catalogue,
    brand: await loadBrand(join(root, 'brands'), config.brand),
    findUnserved: findBrandOnDisk,
    logger: { level: config.logLevel },
  })
  await server.app.register(sitemap, server)
  await server.app.register(pages, {
    front,
    shop: server.shop,
    fetchApi: createInjectFetch(server.app),
    isDev: true,
    botCheck: config.botCheck,
    isTrial: config.isTrial,
  })
  await server.app.ready()
  if (server.structureChanges.length > 20)
    console.log(`  ${server.structureChanges.length} changes to the structure applied`)
  else for (const statement of server.structureChanges) console.log(`  ${statement}`)
  return server
}

let reloadTimer: NodeJS.Timeout | undefined
/** Reloads run one at a time, so that the last save wins. */
let pendingReload: Promise<void> = Promise.resolve()

watch(schemas, (_, name) => {
  if (!name?.endsWith('.ts')) return
  clearTimeout(reloadTimer)
  reloadTimer = setTimeout(() => {
    pendingReload = pendingReload.then(() => reload(name))
  }, 50)
})

/** Reports a declaration that can't be used; the last working app stays. */
async function reload(name: string): Promise<void> {
  const startedAt = performance.now()
  try {
    const { app: former } = current
    current = await buildServer()
    await former.close()
    console.log(`schemas/${name}: reloaded in ${Math.round(performance.now() - startedAt)} ms`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

const stop = (): void => {
  http.close()
  http.closeAllConnections()
  void front.close?.()
  void current.app
    .close()
    .then(() => connection.close())
    .finally(() => process.exit(0))
}
process.on('SIGINT', stop).on('SIGTERM', stop)
