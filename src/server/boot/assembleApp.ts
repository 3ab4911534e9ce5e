import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { createBotCheck } from '#server/accounts/botCheck.ts'
import { createPasskeyHosts } from '#server/accounts/factors/passkeyHosts.ts'
import { createRecoveryCodes } from '#server/accounts/factors/recoveryCodes.ts'
import { createTotpSeal } from '#server/accounts/factors/totp.ts'
import { createSessions } from '#server/accounts/sessions/sessions.ts'
import { createTokens } from '#server/accounts/sessions/tokens.ts'
import { buildApp } from './buildApp.ts'
import {
  createCatalogueCache,
  cacheLimits,
  type CatalogueCache,
} from '#server/platform/cache/catalogueCache.ts'
import {
  createCatalogueVersionReader,
  withRefresh,
} from '#server/platform/cache/catalogueVersion.ts'
import { hostsOf } from '#server/brands/brandFile.ts'
import type { RequestDispatch } from '#server/http/hostRouting.ts'
import type { Engines } from '#server/engine/engine.ts'
import { createFileLinks } from '#server/platform/files/fileLinks.ts'
import { createFiles, type Files } from '#server/platform/files/files.ts'
import { createFileStore } from '#server/platform/files/fileStore.ts'
import { createBrandRuntime, type BrandRuntimeServices } from './brandRuntime.ts'
import { createBrandRegistry, type BrandRegistry } from './brandRegistry.ts'
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts'
import { jobList } from '#server/jobs.ts'
import { deferredLogger } from '#server/platform/deferredLogger.ts'
import { mailbox } from '#server/mails/mailbox/mailbox.ts'
import { createSmtpTransport } from '#server/platform/mail/mailTransport.ts'
import { createMetrics, type Metrics } from '#server/http/metrics.ts'
import { invoicePageRoutes } from '#server/commerce/orders/invoice/invoicePageRoutes.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { assertLocalPeer } from '#server/http/localPeer.ts'
import { createKnownHostCheck } from '#server/brands/knownHosts.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'
import { testCardRoutes } from '#server/commerce/payments/testCardRoutes.ts'
import { joinRequests } from '#server/commerce/quotes/confirmRequest.ts'
import { createReadiness } from './readiness.ts'
import type { ListServedShops, Shop } from '#server/commerce/settings/shop.ts'
import type { WaitingServer } from './waitingServer.ts'

type AppDependencies = BrandRuntimeServices & {
  readonly cachesResponses?: boolean
  /** whether the process was asked to end; false if absent */
  readonly isStopping?: () => boolean
  /** the services shared with other brands, if this is one of several */
  readonly shared?: SharedServices
  readonly logger?: FastifyServerOptions['logger']
}

export type SharedServices = {
  readonly brandRegistry: BrandRegistry
  readonly metrics: Metrics
  readonly brandCount: number
  readonly servedShops: ListServedShops
  /** the jobs of the first brand; absent while that one is created */
  readonly jobs?: Jobs
  readonly dispatch?: RequestDispatch
  readonly waitingServer?: WaitingServer
}

type AssembledApp = {
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly files: Files
  readonly jobs: Jobs
  readonly shop: Shop
  readonly cache: CatalogueCache
  readonly orders: OrderServices
}

/** Creates all services of an app and connects them, without querying the database. */
export async function assembleApp(services: AppDependencies): Promise<AssembledApp> {
  const { config, connection, catalogue, secret, logger } = services
  const { smtpUrl, isReachable } = config
  const { db } = connection
  const {
    brandRegistry,
    metrics,
    brandCount,
    servedShops,
    jobs: sharedJobs,
    dispatch,
    waitingServer,
  } = services.shared ?? {
    brandRegistry: createBrandRegistry(),
    metrics: createMetrics(),
    brandCount: 1,
    servedShops: () => [],
  }
  const log = deferredLogger()
  const store = createFileStore(config)
  const files = createFiles(db, store)
  const fileLinks = createFileLinks(secret)
  const transport =
    smtpUrl && !sharedJobs
      ? createSmtpTransport(
          smtpUrl,
          (key) => (key ? brandRegistry.get(key) : brandRegistry.first()).orders.brand,
        )
      : undefined
  const jobs =
    sharedJobs ??
    createJobs({
      connection,
      log,
      listJobs: () => jobList({ db, store, transport, brandRegistry }),
    })
  const { shop, orders, engines, codes, mailer, vault } = await createBrandRuntime(services, {
    brandRegistry,
    jobs,
  })
  const { brand, provider } = orders
  const cache = createCatalogueCache(
    withRefresh(createCatalogueVersionReader(connection), async () => void (await shop.refresh())),
    cacheLimits(brandCount),
    connection.replicas?.positionOfVersion,
  )
  const app = await buildApp({
    db,
    connection,
    catalogue,
    engines,
    files,
    fileLinks,
    codes,
    mailer,
    vault,
    shop,
    servedShops,
    cache,
    metrics,
    orderServices: orders,
    trustProxy: config.trustProxy,
    monitoring: {
      isTrustedAddress: parseTrustedAddresses(config.trustProxy),
      isKnownHost: createKnownHostCheck(config, [brand]),
    },
    cachesResponses: services.cachesResponses ?? true,
    tokens: createTokens(secret),
    factors: {
      totp: createTotpSeal(secret),
      recovery: createRecoveryCodes(secret),
      hosts: createPasskeyHosts(config.publicUrl, hostsOf(brand)),
      shopName: ({ language }) => brand.name[language],
    },
    sessions: createSessions(secret),
    botCheck: createBotCheck(config, secret),
    customersEditProfile: async (transaction) =>
      (await shop.refresh(transaction)).customers_edit_profile === true,
    onEmailVerified: (within, account) => joinRequests(orders, within, account),
    ...(logger === undefined ? {} : { logger }),
    ...(dispatch === undefined ? {} : { dispatch }),
    ...(waitingServer === undefined ? {} : { waitingServer }),
    isReady: createReadiness({
      connection,
      engines,
      isStopping: services.isStopping ?? (() => false),
      folder: config.s3 && config.databaseUrl ? undefined : config.dataDir,
    }),
  })
  log.attach(app.log)
  if (!smtpUrl && !isReachable) await app.register(mailbox, { db, brand })
  // A shop open to others accepts test cards only if the test gateway was chosen.
  if (!isReachable || provider?.pages) {
    await app.register(async (gateway) => {
      if (!isReachable) gateway.addHook('onRequest', assertLocalPeer)
      await gateway.register(testCardRoutes, { db, brand })
      if (provider?.pages) await gateway.register(provider.pages, { brand })
    })
  }
  await app.register(invoicePageRoutes, {
    services: orders,
    isTrial: config.isTrial,
    prefix: '/invoices',
  })
  if (!sharedJobs) {
    app.addHook('onReady', async () => jobs.start())
    app.addHook('onClose', async () => {
      await jobs.stop()
      transport?.close()
    })
  }
  return { app, engines, files, jobs, shop, cache, orders }
}
