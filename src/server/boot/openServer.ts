import { join } from 'node:path'
import type { Brand } from '#domain/brand.ts'
import { brandKeys, loadBrand, loadBrands } from '#server/brands/brandFile.ts'
import { loadCatalogue } from './catalogueFiles.ts'
import { readConfig, type Config } from './config.ts'
import { connect } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { codeFolder } from '#server/platform/folders.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import { retryUntilAvailable } from '#server/platform/database/retryUntilAvailable.ts'
import { startTracing } from '#server/platform/tracing.ts'
import type { Context } from '#server/engine/context.ts'
import type { BrandCatalogue } from './unservedBrands.ts'
import { serveControlSocket } from './backup/backup.ts'
import { assertSafePosture } from './posture/assertSafePosture.ts'
import { createServer, type ShopServer } from './createServer.ts'
import { openWaitingServer, type WaitingServer } from './waitingServer.ts'

export type OpenServer = ShopServer & {
  readonly config: Config
  readonly connection: Connection
  /** for writes by the system itself */
  readonly context: Context
  /** the server that is already listening, if the database was waited for */
  readonly waitingServer: WaitingServer | undefined
  readonly close: () => Promise<void>
}

const brandsFolder = join(codeFolder, 'brands')

const loadBrandCatalogue = async (
  brand: Brand,
  served: readonly Brand[] = [brand],
): Promise<BrandCatalogue> => ({
  brand,
  catalogue: await loadCatalogue(brand.features, {
    names: Object.fromEntries(served.map(({ key, name }) => [key, name])),
  }),
})

/** Loads a brand from disk that is not served; undefined if there is none. */
export const findBrandOnDisk = async (key: string): Promise<BrandCatalogue | undefined> =>
  (await brandKeys(brandsFolder)).includes(key)
    ? loadBrandCatalogue(await loadBrand(brandsFolder, key))
    : undefined

type Defaults = {
  readonly brand: string
  /** the served brands, if they have been loaded already */
  readonly brands?: readonly [Brand, ...Brand[]]
  /** receives a line while the database is waited for */
  readonly log?: (line: string) => void
}

/**
 * Opens the server from the environment, without pages and listening. While the database is down it
 * waits, and answers at its address that it is unavailable.
 */
export async function openServer(
  env: Readonly<Record<string, string | undefined>>,
  { log = () => undefined, brands: loaded, ...defaults }: Defaults,
): Promise<OpenServer> {
  const config = readConfig(env, defaults)
  const brands = loaded ?? (await loadBrands(brandsFolder, config))
  const [first, ...others] = brands
  const firstCatalogue = await loadBrandCatalogue(first, brands)
  const otherBrands = await Promise.all(others.map((each) => loadBrandCatalogue(each, brands)))
  const stopTracing = await startTracing(config.tracing)
  const connection = await connect(config)
  let waitingServer: WaitingServer | undefined
  const onWait = async (): Promise<void> => {
    waitingServer ??= await openWaitingServer({ ...config, brands })
  }
  try {
    const create = async (): Promise<ShopServer> => {
      await withDeadlines('structure', () => assertSafePosture(config, connection))
      await withDeadlines('structure', () => runSql(connection.db, 'select 1'))
      return createServer({
        config,
        connection,
        ...firstCatalogue,
        others: otherBrands,
        findUnserved: findBrandOnDisk,
        logger: { level: config.logLevel },
        waitingServer,
      })
    }
    const server = await retryUntilAvailable(create, { log, onWait })
    const closeControls = await serveControlSocket(config, connection, server.app.log)
    const close = async (): Promise<void> => {
      await closeControls()
      await Promise.all([waitingServer?.close(), server.app.close()])
      // Only the first app listens, so the others get no more requests.
      await Promise.all(server.otherApps.map(({ app }) => app.close()))
      await connection.close()
      await stopTracing()
    }
    const context: Context = {
      db: connection.db,
      language: 'en',
      isPublic: false,
      identity: undefined,
    }
    return { ...server, config, connection, context, waitingServer, close }
  } catch (error) {
    await waitingServer?.close()
    await connection.close()
    throw error
  }
}
