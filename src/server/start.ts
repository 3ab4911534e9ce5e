import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Catalogue } from '#resource/resource.ts'
import { ensureAdmin } from './accounts/admins.ts'
import { createBotCheck } from './accounts/botCheck.ts'
import { createTokens } from './accounts/tokens.ts'
import { buildApp } from './app.ts'
import { createBehaviours } from './behaviours/behaviours.ts'
import { newSecret, type Config } from './config.ts'
import type { Connection, Database } from './database/database.ts'
import { alone } from './database/alone.ts'
import { migrate } from './database/migrations.ts'
import { refreshSearch } from './database/refreshSearch.ts'
import { syncTables } from './database/sync.ts'
import { cleanValue } from './engine/clean.ts'
import { createEngines, type Engines } from './engine/engine.ts'
import { createFiles, type Files } from './files/files.ts'
import { createFileStore } from './files/store.ts'

export type Server = {
  readonly db: Database
  readonly app: FastifyInstance
  readonly engines: Engines
  readonly files: Files
  /** what happened to the structure of the database */
  readonly plan: readonly string[]
  readonly adminCreated: boolean
}

/** A server from a configuration, an open connection and a catalogue; the caller listens. */
export async function createServer({
  config,
  connection,
  catalogue,
  logger,
}: {
  config: Config
  connection: Connection
  catalogue: Catalogue
  logger?: FastifyServerOptions['logger']
}): Promise<Server> {
  const { db } = connection
  const { plan, adminCreated } = await alone(connection, 'structure', async () => ({
    plan: [...(await migrate(connection)), ...(await syncTables(connection, catalogue))],
    adminCreated: await ensureAdmin(db, config.admin),
    refreshed: await refreshSearch(db, catalogue),
  }))
  const secret = config.secret ?? (await keptSecret(connection))
  const engines = createEngines(catalogue, createBehaviours({ db }), cleanValue)
  const files = createFiles(db, createFileStore(config))
  const app = await buildApp({
    connection,
    catalogue,
    engines,
    files,
    tokens: createTokens(secret),
    botCheck: createBotCheck(config, secret),
    ...(logger === undefined ? {} : { logger }),
  })
  return { db, app, engines, files, plan, adminCreated }
}

/** One secret for every process on the same database, made by whichever comes first. */
async function keptSecret({ db }: Connection): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: 'token-secret', value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'token-secret')
    .executeTakeFirstOrThrow()
  return String(kept.value)
}
