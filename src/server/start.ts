import type { RequestListener } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { ensureAdmin } from './accounts/ensureAdmin.ts'
import { assemble } from './assemble.ts'
import { hostsOf } from './brandFile.ts'
import { byHost } from './byHost.ts'
import type { CatalogueCache } from './cache/catalogueCache.ts'
import { watchTables } from './cache/watchTables.ts'
import { newSecret, type Config } from './config.ts'
import type { Connection, Database } from './database/database.ts'
import { alone } from './database/alone.ts'
import { knowsLetters } from './database/letters.ts'
import { migrate } from './database/migrations.ts'
import { refreshSearch } from './database/refreshSearch.ts'
import { syncTables } from './database/sync.ts'
import { createHouses } from './houses.ts'
import type { OrderParts } from './orders/parts.ts'
import { fillLevels } from './stock/levels.ts'
import { ensureSingletons } from './engine/singletons.ts'
import type { Engines } from './engine/engine.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import { publicUrlOf } from './publicUrlOf.ts'
import { settingsOf } from './shop/settingsOf.ts'
import type { Shop } from './shop/shop.ts'

/** One shop: an app of its own, with what its pages are made from. */
export type BrandApp = {
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly shop: Shop
  readonly cache: CatalogueCache
}

export type Server = BrandApp & {
  readonly db: Database
  readonly files: Files
  readonly jobs: Jobs
  readonly orders: OrderParts
  /** brands that are served beside it, each under its hosts */
  readonly others: readonly BrandApp[]
  /** what happened to the structure of the database */
  readonly plan: readonly string[]
  readonly adminCreated: boolean
}

/** A brand that is served beside the first, from the same database. */
export type OtherBrand = { readonly brand: Brand; readonly catalogue: Catalogue }

/** A server from a configuration, an open connection, a catalogue and a brand; the caller listens. */
export async function createServer({
  config,
  connection,
  catalogue,
  brand,
  logger,
  keepsAnswers,
  others = [],
}: {
  config: Config
  connection: Connection
  catalogue: Catalogue
  brand: Brand
  logger?: FastifyServerOptions['logger']
  /** benchmarks of the engine itself do without */
  keepsAnswers?: boolean
  others?: readonly OtherBrand[]
}): Promise<Server> {
  const { db } = connection
  const plan = await alone(connection, 'structure', async () => {
    const done = await migrate(connection)
    // What one brand switched off, another may need.
    for (const each of [catalogue, ...others.map((other) => other.catalogue)])
      done.push(...(await syncTables(connection, each)))
    await refreshSearch(db, catalogue)
    await fillLevels(connection)
    return done
  })
  const secret = config.secret ?? (await keptSecret(connection))
  const houses = createHouses()
  const hosts = new Map<string, RequestListener>()
  const common = {
    connection,
    secret,
    ...(logger === undefined ? {} : { logger }),
    ...(keepsAnswers === undefined ? {} : { keepsAnswers }),
  }
  const first = await assemble({
    ...common,
    config,
    catalogue,
    brand,
    settings: await settingsOf(connection, brand.key),
    among: { houses, ...(others.length > 0 && { dispatch: byHost(hosts) }) },
  })
  const { app, files, jobs, orders } = first
  const further: BrandApp[] = []
  for (const other of others) {
    const each = await assemble({
      ...common,
      ...other,
      config: { ...config, publicUrl: publicUrlOf(other.brand, config) },
      settings: await settingsOf(connection, other.brand.key),
      among: { houses, jobs },
    })
    for (const host of hostsOf(other.brand)) {
      hosts.set(host, (request, response) => each.app.routing(request, response))
    }
    further.push(each)
  }
  if (!(await knowsLetters(db))) {
    app.log.warn(
      'The lc_ctype of the database knows no Arabic letters: a mistyped word finds nothing',
    )
  }
  for (const { engines, shop } of [first, ...further]) {
    await alone(connection, 'singletons', () =>
      ensureSingletons(engines, {
        db,
        language: shop.built.language,
        publicly: false,
        identity: undefined,
      }),
    )
    await alone(connection, 'watch', () => watchTables(connection, engines))
    await shop.refresh()
  }
  await jobs.open()
  const adminCreated = await alone(connection, 'admin', () =>
    ensureAdmin(db, first.engines, config.admin),
  )
  const { engines, shop, cache } = first
  const mine = { db, app, engines, files, jobs, shop, cache, orders }
  return { ...mine, others: further, plan, adminCreated }
}

/** One secret for every process on the same database, made by whichever comes first. */
async function keptSecret({ db }: Connection): Promise<string> {
  await db
    .insertInto('kept_values')
    .values({ key: 'token-secret', value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db
    .selectFrom('kept_values')
    .select('value')
    .where('key', '=', 'token-secret')
    .executeTakeFirstOrThrow()
  return String(kept.value)
}
