import type { Catalogue } from '#resource/resource.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import { connect } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { fillOrdersSql } from './orderData.ts'
import { fillProductsSql } from './productData.ts'

/** Creates the tables of a shop and fills them with products and orders of them. */
export const prepareShop = (database: string, products: number, orders = 0): Promise<Catalogue> =>
  prepareTables(database, async ({ runScript }) => {
    await runScript(fillProductsSql(products))
    if (orders) await runScript(fillOrdersSql(orders, products))
  })

/**
 * Creates the tables of a shop and fills them; returns the catalogue they are made from. `database`
 * is a URL of PostgreSQL, or the folder of an embedded one.
 */
export async function prepareTables(
  database: string,
  fill: (connection: Connection, catalogue: Catalogue) => Promise<void>,
): Promise<Catalogue> {
  const connection = await connect({
    databaseUrl: database.includes('://') ? database : undefined,
    databasePool: 4,
    dataDir: database,
  })
  const catalogue = await loadCatalogue()
  await migrate(connection, 'beforeSync')
  await syncTables(connection, catalogue)
  await fill(connection, catalogue)
  await connection.close()
  return catalogue
}
