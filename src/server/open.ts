import { join } from 'node:path'
import type { Brand } from '#domain/brand.ts'
import { brandKeys, loadBrand, loadBrands } from './brandFile.ts'
import { loadCatalogue } from './catalogueFiles.ts'
import { readConfig, type Config } from './config.ts'
import { connect } from './database/connect.ts'
import type { Connection } from './database/database.ts'
import type { Context } from './engine/context.ts'
import type { BrandCatalogue } from './absentBrands.ts'
import { createServer, type Server } from './start.ts'

export type OpenServer = Server & {
  readonly config: Config
  readonly connection: Connection
  /** for writes that nobody in particular makes */
  readonly context: Context
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

const folder = join(root, 'brands')

const withCatalogue = async (brand: Brand): Promise<BrandCatalogue> => ({
  brand,
  catalogue: await loadCatalogue(join(root, 'schemas'), brand.features),
})

/** One that is not served, where there is one. */
export const brandOnDisk = async (key: string): Promise<BrandCatalogue | undefined> =>
  (await brandKeys(folder)).includes(key) ? withCatalogue(await loadBrand(folder, key)) : undefined

/** Everything but pages and listening, from the environment. */
export async function openServer(
  env: Readonly<Record<string, string | undefined>>,
  defaults: { brand: string },
): Promise<OpenServer> {
  const config = readConfig(env, defaults)
  const brands = await loadBrands(folder, config)
  const [first, ...others] = brands
  const own = await withCatalogue(first)
  const beside = await Promise.all(others.map(withCatalogue))
  const connection = await connect(config)
  try {
    const server = await createServer({
      config,
      connection,
      ...own,
      others: beside,
      absent: brandOnDisk,
      logger: { level: config.logLevel },
    })
    const close = async (): Promise<void> => {
      await server.app.close()
      // It was it who listened: by now nobody asks the others anything.
      await Promise.all(server.others.map(({ app }) => app.close()))
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
