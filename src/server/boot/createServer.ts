import type { RequestListener } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { ensureAdmin } from '#server/accounts/ensureAdmin.ts'
import { watchAuthority } from '#server/accounts/watchAuthority.ts'
import {
  openUnservedBrands,
  type BrandCatalogue,
  type FindUnservedBrand,
} from './unservedBrands.ts'
import { assembleApp } from './assembleApp.ts'
import { hostsOf } from '#server/brands/brandFile.ts'
import { hostRouting } from '#server/http/hostRouting.ts'
import type { CatalogueCache } from '#server/platform/cache/catalogueCache.ts'
import { watchTables } from '#server/engine/tables/watchTables.ts'
import type { Config } from './config.ts'
import type { Connection, Database } from '#server/platform/database/database.ts'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import { hasUnicodeTrigrams } from '#server/platform/database/hasUnicodeTrigrams.ts'
import { createBrandRegistry } from './brandRegistry.ts'
import { createMetrics } from '#server/http/metrics.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { ensureSingletons } from '#server/engine/routes/singletons.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createKnownHostCheck } from '#server/brands/knownHosts.ts'
import { refuseUnknownHosts } from '#server/http/refuseUnknownHosts.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'
import { prepareTables } from './prepareTables.ts'
import { brandPublicUrl } from './brandPublicUrl.ts'
import { saveBrandUrl } from '#server/commerce/settings/brandUrl.ts'
import { claimRecords } from '#server/commerce/settings/claimRecords.ts'
import { ensureSettingsIds } from '#server/commerce/settings/settingsIds.ts'
import {
  readPricedCurrencies,
  createCurrencyResolver,
  currencyWarnings,
} from '#server/commerce/settings/sellingCurrency.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { ensureTokenSecret } from './tokenSecret.ts'
import type { WaitingServer } from './waitingServer.ts'

/** The app of one brand, with what its pages are made from. */
export type BrandApp = {
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly shop: Shop
  readonly cache: CatalogueCache
  readonly orders: OrderServices
}

export type ShopServer = BrandApp & {
  readonly db: Database
  readonly files: Files
  readonly jobs: Jobs
  /** the apps of the other brands, each on its hosts */
  readonly otherApps: readonly BrandApp[]
  /** the changes made to the structure of the database */
  readonly structureChanges: readonly string[]
  readonly adminCreated: boolean
  /** reports the server as not ready from now on */
  readonly announceStop: () => void
}

type ServerOptions = BrandCatalogue & {
  readonly config: Config
  readonly connection: Connection
  readonly logger?: FastifyServerOptions['logger']
  /** off in benchmarks of the engine */
  readonly cachesResponses?: boolean
  /** further brands to serve from the same database */
  readonly others?: readonly BrandCatalogue[]
  /** loads a brand that is not served here but has sold from this database */
  readonly findUnserved?: FindUnservedBrand
  /** the server that is already listening, if the database was waited for */
  readonly waitingServer?: WaitingServer | undefined
}

/**
 * Creates a server from a configuration, a connection, a catalogue and a brand; the caller listens.
 */
export async function createServer({
  config,
  connection,
  catalogue,
  brand: declared,
  logger,
  cachesResponses,
  others: otherBrands = [],
  findUnserved = async () => undefined,
  waitingServer,
}: ServerOptions): Promise<ShopServer> {
  const { db } = connection
  const servedCatalogues = [{ brand: declared, catalogue }, ...otherBrands]
  const structureChanges = await prepareTables(
    connection,
    servedCatalogues.map((each) => each.catalogue),
  )
  const settings = await ensureSettingsIds(
    connection,
    servedCatalogues.map((each) => each.brand),
  )
  await claimRecords(db, catalogue, settings)
  const priced = await readPricedCurrencies(db)
  const resolveCurrency = await createCurrencyResolver(db, priced, declared, settings)
  const brand = resolveCurrency(declared)
  const resolvedOthers = otherBrands.map((each) => ({
    ...each,
    brand: resolveCurrency(each.brand),
  }))
  const brands = [brand, ...resolvedOthers.map((each) => each.brand)]
  const secret = config.secret ?? (await ensureTokenSecret(db))
  const brandRegistry = createBrandRegistry()
  const hosts = new Map<string, RequestListener>()
  const isKnownHost = createKnownHostCheck(config, brands)
  const isTrustedAddress = parseTrustedAddresses(config.trustProxy)
  let isStopping = false
  const commonServices = {
    connection,
    isStopping: () => isStopping,
    secret,
    ...(logger === undefined ? {} : { logger }),
    ...(cachesResponses === undefined ? {} : { cachesResponses }),
  }
  const apps: BrandApp[] = []
  const shared = {
    brandRegistry,
    metrics: createMetrics(),
    brandCount: servedCatalogues.length,
    servedShops: () => apps.map(({ shop }) => shop.brand),
  }
  const firstApp = await assembleApp({
    ...commonServices,
    config,
    catalogue,
    brand,
    settingsId: settings.get(brand.key),
    shared: {
      ...shared,
      dispatch: refuseUnknownHosts({ isKnownHost, isTrustedAddress }, hostRouting(hosts)),
      ...(waitingServer && { waitingServer }),
    },
  })
  const { app, jobs } = firstApp
  apps.push(firstApp)
  for (const other of resolvedOthers) {
    const otherApp = await assembleApp({
      ...commonServices,
      ...other,
      config: { ...config, publicUrl: brandPublicUrl(other.brand, config) },
      settingsId: settings.get(other.brand.key),
      shared: { ...shared, jobs },
    })
    for (const host of hostsOf(other.brand)) {
      hosts.set(host, (request, response) => otherApp.app.routing(request, response))
    }
    apps.push(otherApp)
  }
  const unservedServices = {
    settingsIds: settings,
    servedBrands: brands,
    findUnserved,
    brandRegistry,
    jobs,
  }
  await openUnservedBrands({ ...commonServices, config }, { app, ...unservedServices })
  for (const each of apps) await prepareBrand(connection, each)
  const brandPairs = servedCatalogues.flatMap((each, at) => {
    const shop = apps[at]?.shop.brand
    return shop ? [[each.brand, shop] as const] : []
  })
  for (const each of currencyWarnings(brandPairs, priced)) app.log.warn(each)
  if (!(await hasUnicodeTrigrams(db))) {
    app.log.warn(
      'The lc_ctype of the database does not support Arabic letters: searches with misspelt Arabic words find nothing',
    )
  }
  // A replica that lacks the tables as they are now must not answer.
  if (connection.replicas)
    connection.replicas.noteCatalogueChange(await connection.replicas.readPrimaryPosition())
  await jobs.open()
  const adminCreated = await withAdvisoryLock(connection, 'admin', () =>
    ensureAdmin(db, firstApp.engines, config.admin),
  )
  const announceStop = () => void (isStopping = true)
  return {
    ...firstApp,
    db,
    otherApps: apps.slice(1),
    structureChanges,
    adminCreated,
    announceStop,
  }
}

async function prepareBrand(
  connection: Connection,
  { app, engines, shop, orders }: BrandApp,
): Promise<void> {
  const { db } = connection
  const { language } = shop.baseBrand
  const unapplied = await withAdvisoryLock(connection, 'singletons', () =>
    ensureSingletons(engines, { db, language, isPublic: false, identity: undefined }),
  )
  if (unapplied.length)
    app.log.warn(
      `${shop.baseBrand.key}: the new values of brands/ for ${unapplied.join(', ')} were not applied, because they conflict with settings that staff have changed`,
    )
  await withAdvisoryLock(connection, 'watch', async () => {
    await watchTables(connection, engines)
    await watchAuthority(connection, orders.catalogue)
  })
  await saveBrandUrl(db, shop.baseBrand.key, orders.publicUrl)
  await shop.refresh()
}
