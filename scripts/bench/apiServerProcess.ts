import pg from 'pg'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { connectEmbedded, connectPostgres } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { createServer } from '#server/boot/createServer.ts'
import { root } from '../vite/root.ts'
import { fillProductsSql, vacuumSql } from './productData.ts'
import { handWrittenOrderRoute } from './handWrittenOrderRoute.ts'
import { buyerId } from './orderData.ts'
import { signIn } from './signIn.ts'
import { createHandWrittenServer, type ProductRow } from './createHandWrittenServer.ts'

/** One of the two servers under test, in its own process. Reports to its parent by IPC messages. */
const [which, url = '', count = '0'] = process.argv.slice(2)
const secret = 'the-secret-of-the-benchmark-alone'
const config = readConfig({ BOT_CHECK: 'off', TOKEN_SECRET: secret }, { brand: '' })
const isEmbedded = url === 'pglite'
const connection = isEmbedded
  ? await connectEmbedded(undefined)
  : await connectPostgres(url, config.databasePool)
const catalogue = await loadCatalogue(join(root, 'schemas'))
const brand = await loadBrand(join(root, 'brands'), defaultBrand)
const server = await createServer({
  config,
  connection,
  catalogue,
  brand,
  logger: { level: 'warn' },
  cachesResponses: false,
})
if (isEmbedded) await connection.runScript(fillProductsSql(Number(count)))
// One buyer places all orders and pays for none.
await connection.runScript('update settings set unpaid_orders = 1000000')
await server.shop.refresh()
// The server wrote its own search texts, so the tables can only be vacuumed now.
await connection.runScript(vacuumSql)

const app =
  which === 'ours'
    ? server.app
    : createHandWrittenServer(isEmbedded ? embeddedQuery() : pooledQuery())
if (which === 'hand' && !isEmbedded)
  await app.register(handWrittenOrderRoute, {
    pool: new pg.Pool({ connectionString: url, max: config.databasePool }),
  })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const buyerToken = await signIn(connection.db, secret, {
  id: buyerId,
  kind: 'customer',
  audience: 'marketplace',
})
const token = await signIn(connection.db, secret, {
  id: '00000000-0000-7000-8000-000000000000',
  kind: 'admin',
  audience: 'cms',
})
process.send?.({ address, token, buyerToken })
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))

function embeddedQuery() {
  return (text: string, values: readonly unknown[]) =>
    runSql<ProductRow>(connection.db, text, values)
}

/**
 * Named statements, so that PostgreSQL plans each of them once, as careful hand-written code would.
 */
function pooledQuery() {
  const pool = new pg.Pool({ connectionString: url, max: config.databasePool })
  const names = new Map<string, string>()
  return (text: string, values: readonly unknown[]) => {
    const name = names.get(text) ?? `statement${names.size}`
    names.set(text, name)
    return pool.query<ProductRow>({ name, text, values: [...values] })
  }
}
