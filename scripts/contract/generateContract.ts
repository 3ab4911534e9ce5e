import { join } from 'node:path'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import openapiTS, { astToString } from 'openapi-typescript'
import { createTokens } from '#server/accounts/tokens.ts'
import { createBotCheck } from '#server/accounts/botCheck.ts'
import { buildApp } from '#server/app.ts'
import { createBehaviours } from '#server/behaviours/behaviours.ts'
import { loadCatalogue } from '#server/catalogueFiles.ts'
import { readConfig } from '#server/config.ts'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { cleanValue } from '#server/engine/clean.ts'
import { createEngines } from '#server/engine/engine.ts'
import { createFiles } from '#server/files/files.ts'
import { folderStore } from '#server/files/store.ts'
import { root } from '../vite/root.ts'

/** The contract as files: read off the routes of a real app that never listens and never asks a database. */
export async function generateContract(): Promise<Readonly<Record<string, string>>> {
  const catalogue = await loadCatalogue(join(root, 'schemas'))
  const connection = silentConnection()
  const { db } = connection
  const config = readConfig({}, { brand: '' })
  const app = await buildApp({
    connection,
    catalogue,
    engines: createEngines(catalogue, createBehaviours({ db }), cleanValue),
    files: createFiles(db, folderStore('')),
    tokens: createTokens('x'.repeat(32)),
    botCheck: createBotCheck(config, ''),
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  const text = `${JSON.stringify(document, null, 2)}\n`
  return {
    'openapi/openapi.json': text,
    'openapi/types.gen.ts': astToString(await openapiTS(text)),
  }
}

function silentConnection(): Connection {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, dialect: 'postgres', script: async () => {}, close: () => db.destroy() }
}
