import { join } from 'node:path'
import { loadBrand } from './brandFile.ts'
import { loadCatalogue } from './catalogueFiles.ts'
import { readConfig, type Config } from './config.ts'
import { connect } from './database/connect.ts'
import type { Connection } from './database/database.ts'
import type { Context } from './engine/context.ts'
import { createServer, type Server } from './start.ts'

export type OpenServer = Server & {
  readonly config: Config
  readonly connection: Connection
  /** for writes that nobody in particular makes */
  readonly context: Context
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Everything but pages and listening, from the environment. */
export async function openServer(
  env: Readonly<Record<string, string | undefined>>,
  defaults: { brand: string },
): Promise<OpenServer> {
  const config = readConfig(env, defaults)
  const brand = await loadBrand(join(root, 'brands'), config.brand)
  const catalogue = await loadCatalogue(join(root, 'schemas'), brand.features)
  const connection = await connect(config)
  try {
    const server = await createServer({
      config,
      connection,
      catalogue,
      brand,
      logger: { level: config.logLevel },
    })
    const close = async (): Promise<void> => {
      await server.app.close()
      await connection.close()
    }
    const context: Context = {
      db: connection.db,
      language: 'en',
      publicly: false,
      identity: undefined,
    }
    return { ...server, config, connection, context, close }
  } catch (error) {
    await connection.close()
    throw error
  }
}
