import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { ensureAdmin } from './accounts/ensureAdmin.ts'
import { assemble } from './assemble.ts'
import type { CatalogueCache } from './cache/catalogueCache.ts'
import { watchTables } from './cache/watchTables.ts'
import { newSecret, type Config } from './config.ts'
import type { Connection, Database } from './database/database.ts'
import { alone } from './database/alone.ts'
import { knowsLetters } from './database/letters.ts'
import { migrate } from './database/migrations.ts'
import { refreshSearch } from './database/refreshSearch.ts'
import { syncTables } from './database/sync.ts'
import type { OrderParts } from './orders/parts.ts'
import { fillLevels } from './stock/levels.ts'
import { ensureSingletons } from './engine/singletons.ts'
import type { Engines } from './engine/engine.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Shop } from './shop/shop.ts'

export type Server = {
  readonly db: Database
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly files: Files
  readonly jobs: Jobs
  readonly shop: Shop
  readonly cache: CatalogueCache
  readonly orders: OrderParts
  /** what happened to the structure of the database */
  readonly plan: readonly string[]
  readonly adminCreated: boolean
}

/** A server from a configuration, an open connection, a catalogue and a brand; the caller listens. */
export async function createServer({
  config,
  connection,
  catalogue,
  brand,
  logger,
  keepsAnswers,
}: {
  config: Config
  connection: Connection
  catalogue: Catalogue
  brand: Brand
  logger?: FastifyServerOptions['logger']
  /** benchmarks of the engine itself do without */
  keepsAnswers?: boolean
}): Promise<Server> {
  const { db } = connection
  const plan = await alone(connection, 'structure', async () => {
    const done = [...(await migrate(connection)), ...(await syncTables(connection, catalogue))]
    await refreshSearch(db, catalogue)
    await fillLevels(connection)
    return done
  })
  const secret = config.secret ?? (await keptSecret(connection))
  const parts = { config, connection, catalogue, brand, secret }
  const { app, engines, files, jobs, shop, cache, orders } = await assemble({
    ...parts,
    ...(logger === undefined ? {} : { logger }),
    ...(keepsAnswers === undefined ? {} : { keepsAnswers }),
  })
  if (!(await knowsLetters(db))) {
    app.log.warn(
      'The lc_ctype of the database knows no Arabic letters: a mistyped word finds nothing',
    )
  }
  await alone(connection, 'singletons', () =>
    ensureSingletons(engines, {
      db,
      language: brand.language,
      publicly: false,
      identity: undefined,
    }),
  )
  await alone(connection, 'watch', () => watchTables(connection, engines))
  await shop.refresh()
  await jobs.open()
  const adminCreated = await alone(connection, 'admin', () =>
    ensureAdmin(db, engines, config.admin),
  )
  return { db, app, engines, files, jobs, shop, cache, orders, plan, adminCreated }
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
