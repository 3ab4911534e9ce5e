import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createBotCheck } from './accounts/botCheck.ts'
import { createCodes } from './accounts/codes.ts'
import { createInvitations } from './accounts/invitations.ts'
import { createSessions } from './accounts/sessions.ts'
import { createTokens } from './accounts/tokens.ts'
import { buildApp } from './app.ts'
import { createBehaviours } from './behaviours/behaviours.ts'
import { createCatalogueCache, type CatalogueCache } from './cache/catalogueCache.ts'
import { catalogueVersion, followed } from './cache/catalogueVersion.ts'
import type { Config } from './config.ts'
import type { Connection } from './database/database.ts'
import { cleanValue } from './engine/clean.ts'
import { createEngines, type Engines } from './engine/engine.ts'
import { singletonId } from './engine/singletons.ts'
import { createFiles, type Files } from './files/files.ts'
import { createFileStore } from './files/store.ts'
import { createHouses, type Houses } from './houses.ts'
import type { Dispatch } from './byHost.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { jobList } from './jobs/list.ts'
import { lateLog } from './lateLog.ts'
import { mailbox } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { createSmtp } from './mail/transport.ts'
import { invoicePages } from './orders/invoice/pages.ts'
import type { OrderParts } from './orders/parts.ts'
import { keepWebhook } from './orders/webhooks.ts'
import type { WebhookHeaders } from './payments/provider.ts'
import { createProviders } from './payments/providers.ts'
import { testCardRoutes } from './payments/testCardRoutes.ts'
import { createTestVault } from './payments/testVault.ts'
import { createShop, type Shop } from './shop/shop.ts'

type Parts = {
  readonly config: Config
  readonly connection: Connection
  readonly catalogue: Catalogue
  readonly brand: Brand
  readonly secret: string
  readonly keepsAnswers?: boolean
  /** the id of its settings */
  readonly settings?: string
  /** where it is one of several brands: all of them, the jobs they share, and who answers which host */
  readonly among?: Among
  readonly logger?: FastifyServerOptions['logger']
}

export type Among = {
  readonly houses: Houses
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
  const { publicUrl, smtpUrl } = config
  const { db } = connection
  const { houses, jobs: shared, dispatch } = parts.among ?? { houses: createHouses() }
  const shop = createShop(parts.brand, db, parts.settings ?? singletonId)
  const { brand } = shop
  const cache = createCatalogueCache(
    followed(catalogueVersion(db), async () => void (await shop.refresh())),
  )
  const log = lateLog()
  const transport =
    smtpUrl && !shared ? createSmtp(smtpUrl, (key) => houses.of(key).orders.brand) : undefined
  const jobs =
    shared ?? createJobs({ connection, log, list: () => jobList({ db, transport, houses }) })
  const mailer = createMailer({ jobs, brand, publicUrl })
  const codes = createCodes(secret)
  const heard = async (raw: Buffer, headers: WebhookHeaders): Promise<void> => {
    const gateway = providers.get('TEST')
    if (gateway) await keepWebhook(orderParts, gateway.code, gateway.readWebhook(raw, headers))
    jobs.nudge('webhook')
  }
  const providers = createProviders(config, { db, secret, notify: heard })
  const provider = providers.get(config.paymentProvider)
  const vault = provider?.vault ?? createTestVault(publicUrl)
  const orderParts: OrderParts = {
    db,
    catalogue,
    brand,
    provider,
    providers,
    mailer,
    jobs,
    takesPayment: shop.takesPayment,
    hides: () => shop.hides,
    publicUrl,
    of: (key) => houses.of(key).orders,
  }
  const invitations = createInvitations(codes, mailer, publicUrl)
  const behaviours = createBehaviours({
    db,
    catalogue,
    invitations,
    jobs,
    vault,
    orders: orderParts,
    shop,
  })
  const engines = createEngines(catalogue, behaviours, cleanValue)
  houses.add(brand.key, { orders: orderParts, engines })
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
    orderParts,
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
  await app.register(invoicePages, { parts: orderParts, prefix: '/invoices' })
  if (provider?.pages) await app.register(provider.pages, { brand })
  if (!shared) {
    app.addHook('onReady', async () => jobs.start())
    app.addHook('onClose', async () => {
      await jobs.stop()
      transport?.close()
    })
  }
  return { app, engines, files, jobs, shop, cache, orders: orderParts }
}
