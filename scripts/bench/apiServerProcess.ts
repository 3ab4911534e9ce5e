import pg from 'pg'
import { createServer } from '#server/boot/createServer.ts'
import { runSql, withTransaction } from '#server/platform/database/database.ts'
import { createHandWrittenServer, type ProductRow } from './createHandWrittenServer.ts'
import {
  handWrittenOrderRoute,
  transactionsOf,
  type InTransaction,
} from './handWrittenOrderRoute.ts'
import { fillOrdersSql } from './orderData.ts'
import { fillProductsSql, vacuumSql } from './productData.ts'
import { readStatement } from './readStatement.ts'
import { openShopServices, serveParent } from './serverProcess.ts'
import { buyer, signIn, staff } from './signIn.ts'
import { statementName } from './statementName.ts'

/** One of the two servers under test. */
const [side, url = '', count = '0', orders = '0'] = process.argv.slice(2)
const services = await openShopServices(url)
const { connection, config, secret } = services
const { db, runScript } = connection
const server = await createServer({ ...services, cachesResponses: false })
if (connection.dialect === 'pglite') {
  await runScript(fillProductsSql(Number(count)))
  if (Number(orders)) await runScript(fillOrdersSql(Number(orders), Number(count)))
}
// One buyer places all orders, more than a shop permits before they are accepted.
await runScript('update settings set unpaid_orders = 1000000')
await server.shop.refresh()
// Imports are jobs.
if (side === 'ours') await server.jobs.start()
// The server wrote its own search texts, so the tables can only be vacuumed now.
await runScript(vacuumSql)
const tokens = {
  buyerToken: await signIn(db, secret, buyer),
  token: await signIn(db, secret, staff),
}
await serveParent(side === 'ours' ? server.app : await createHandWritten(), tokens, {
  // What a buyer has not paid is read with each new order, and nobody has more than a few.
  acceptOrders: () =>
    runScript(`update orders set status = 'in_progress' where status = 'pending'`),
})

async function createHandWritten() {
  if (connection.dialect === 'pglite') {
    const app = createHandWrittenServer((text, values) => runSql<ProductRow>(db, text, values))
    const inTransaction: InTransaction = (work) =>
      withTransaction(db, (inner) =>
        work(
          async <Row>(name: string, values: readonly unknown[], text = readStatement(name)) =>
            (await runSql<Row>(inner, text, values)).rows,
        ),
      )
    await app.register(handWrittenOrderRoute, { inTransaction })
    return app
  }
  const pool = new pg.Pool({ connectionString: url, max: config.databasePool })
  const app = createHandWrittenServer((text, values) =>
    pool.query<ProductRow>({ name: statementName(text), text, values: [...values] }),
  )
  // Its transactions plan their statements once too.
  const options = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off'
  const orderPool = new pg.Pool({ connectionString: url, max: config.databasePool, options })
  await app.register(handWrittenOrderRoute, { inTransaction: transactionsOf(orderPool) })
  return app
}
