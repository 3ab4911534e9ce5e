import { join } from 'node:path'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import { root } from '../vite/root.ts'
import { fillProductsSql } from './productData.ts'
import { fillOrdersSql } from './orderData.ts'

/** Creates the tables of a shop and fills them with products and orders of them. */
export async function prepareShop(url: string, products: number, orders = 0): Promise<void> {
  const connection = await connectPostgres(url, 4)
  await migrate(connection, 'beforeSync')
  await syncTables(connection, await loadCatalogue(join(root, 'schemas')))
  await connection.runScript(fillProductsSql(products))
  if (orders) await connection.runScript(fillOrdersSql(orders, products))
  await connection.close()
}
