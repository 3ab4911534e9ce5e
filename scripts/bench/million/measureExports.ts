import { connectPostgres } from '#server/platform/database/connect.ts'
import { signIn, staff } from '../signIn.ts'
import type { MeasuredShop } from './measureRequests.ts'

/** The rest of a longer file takes as long per row. */
const maxRows = 50_000

/** Prints how soon an export begins and how fast it goes on. */
export async function measureExports({ address, database, secret }: MeasuredShop): Promise<void> {
  const { db, close } = await connectPostgres(database, 1)
  const headers = { authorization: `Bearer ${await signIn(db, secret, staff)}` }
  for (const name of ['products', 'orders', 'customers']) {
    const startedAt = performance.now()
    const { body } = await fetch(`${address}/api/marketplace/${name}/export`, { headers })
    let [firstMs, rows] = [0, 0]
    for await (const chunk of body ?? []) {
      firstMs ||= performance.now() - startedAt
      rows += Buffer.from(chunk).toString('latin1').split('\r\n').length - 1
      if (rows >= maxRows) break
    }
    const perSecond = rows / ((performance.now() - startedAt) / 1000)
    console.log(
      `  export of ${name}: begins after ${firstMs.toFixed(0)} ms, ${perSecond.toFixed(0)} rows per second`,
    )
  }
  await close()
}
