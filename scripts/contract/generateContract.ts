import { join } from 'node:path'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import openapiTS, { astToString } from 'openapi-typescript'
import { defaultBrand } from '#brands/default.ts'
import { assembleApp } from '#server/boot/assembleApp.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { root } from '../vite/root.ts'

/**
 * Returns the contract files, generated from the routes of an app that never listens or queries.
 */
export async function generateContract(): Promise<Readonly<Record<string, string>>> {
  const catalogue = await loadCatalogue()
  const connection = createOfflineConnection()
  const config = readConfig({}, { brand: defaultBrand })
  const brand = await loadBrand(join(root, 'brands'), config.brand)
  const { app } = await assembleApp({
    config,
    connection,
    catalogue,
    brand,
    secret: 'x'.repeat(32),
  })
  await app.ready()
  const document = await app.openApiDocument()
  await app.close()
  const text = `${JSON.stringify(document, null, 2)}\n`
  return {
    'openapi/openapi.json': text,
    'openapi/types.gen.ts': astToString(await openapiTS(text)),
  }
}

function createOfflineConnection(): Connection {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return {
    db,
    lockingDb: db,
    dialect: 'postgres',
    isReady: async () => true,
    runScript: async () => {},
    close: () => db.destroy(),
  }
}
