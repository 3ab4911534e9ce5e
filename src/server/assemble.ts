import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { createBotCheck } from './accounts/botCheck.ts'
import { createSessions } from './accounts/sessions.ts'
import { createTokens } from './accounts/tokens.ts'
import { buildApp } from './app.ts'
import { createCatalogueCache, limitsAmong, type CatalogueCache } from './cache/catalogueCache.ts'
import { catalogueVersion, followed } from './cache/catalogueVersion.ts'
import type { Dispatch } from './byHost.ts'
import type { Engines } from './engine/engine.ts'
import { createFiles, type Files } from './files/files.ts'
import { createFileStore } from './files/store.ts'
import { createHouse, type HouseParts } from './house.ts'
import { createHouses, type Houses } from './houses.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { jobList } from './jobs/list.ts'
import { lateLog } from './lateLog.ts'
import { mailbox } from './mail/mailbox.ts'
import { createSmtp } from './mail/transport.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { invoicePages } from './orders/invoice/pages.ts'
import type { OrderParts } from './orders/parts.ts'
import { testCardRoutes } from './payments/testCardRoutes.ts'
import type { Shop } from './shop/shop.ts'

type Parts = HouseParts & {
  readonly keepsAnswers?: boolean
  /** where it is one of several brands: all of them, the jobs they share, and who answers which host */
  readonly among?: Among
  readonly logger?: FastifyServerOptions['logger']
}

export type Among = {
  readonly houses: Houses
  readonly metrics: Metrics
  /** how many brands are served */
  readonly brands: number
  /** of the first of them, which has no such yet */
  readonly jobs?: Jobs
  readonly dispatch?: Dispatch
}

type Assembled = {
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly files: Files
  readonly jobs: Jobs
  readonly shop: Shop
  readonly cache: CatalogueCache
  readonly orders: OrderParts
}

/** Makes every part once and hands each to whoever needs it; asks the database nothing. */
export async function assemble(parts: Parts): Promise<Assembled> {
  const { config, connection, catalogue, secret, logger } = parts
  const { smtpUrl } = config
  const { db } = connection
  const {
    houses,
    metrics,
    brands,
    jobs: shared,
    dispatch,
  } = parts.among ?? { houses: createHouses(), metrics: createMetrics(), brands: 1 }
  const log = lateLog()
  const transport =
    smtpUrl && !shared
      ? createSmtp(smtpUrl, (key) => (key ? houses.of(key) : houses.first()).orders.brand)
      : undefined
  const jobs =
    shared ?? createJobs({ connection, log, list: () => jobList({ db, transport, houses }) })
  const { shop, orders, engines, codes, mailer, vault } = createHouse(parts, { houses, jobs })
  const { brand, provider } = orders
  const cache = createCatalogueCache(
    followed(catalogueVersion(db), async () => void (await shop.refresh())),
    limitsAmong(brands),
  )
  const files = createFiles(db, createFileStore(config))
  const app = await buildApp({
    db,
    connection,
    catalogue,
    engines,
    files,
    codes,
    mailer,
    vault,
    shop,
    cache,
    metrics,
    orderParts: orders,
    trustProxy: config.trustProxy,
    keepsAnswers: parts.keepsAnswers ?? true,
    tokens: createTokens(secret),
    sessions: createSessions(secret),
    botCheck: createBotCheck(config, secret),
    ...(logger === undefined ? {} : { logger }),
    ...(dispatch === undefined ? {} : { dispatch }),
  })
  log.speak(app.log)
  if (!smtpUrl) await app.register(mailbox, { db, brand })
  await app.register(testCardRoutes, { db, brand })
  await app.register(invoicePages, { parts: orders, prefix: '/invoices' })
  if (provider?.pages) await app.register(provider.pages, { brand })
  if (!shared) {
    app.addHook('onReady', async () => jobs.start())
    app.addHook('onClose', async () => {
      await jobs.stop()
      transport?.close()
    })
  }
  return { app, engines, files, jobs, shop, cache, orders }
}
