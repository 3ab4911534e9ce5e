import { withPostgres } from '../postgres/withPostgres.ts'
import { measurePlacing } from './measurePlacing.ts'
import { prepareShop } from './prepareShop.ts'

/** Of the time of a hand-written transaction that writes the same rows. */
const most = 1 / 0.7

/** Compares an order with a transaction written for it, and with ten times as many existing orders. */
export async function benchPlacing(quick: boolean): Promise<string[]> {
  const failures: string[] = []
  const count = quick ? 10_000 : 100_000
  const medians: number[] = []
  console.log(
    `\nPlacing an order, PostgreSQL, ${count} products (median in ms; at most ${most.toFixed(2)} times the hand-written transaction)`,
  )
  for (const orders of quick ? [1_000, 10_000] : [10_000, 100_000]) {
    const { ours, handWritten, ratio, error } = await withPostgres(
      ['shared_buffers=256MB'],
      async ({ url }) => {
        await prepareShop(url, count, orders)
        return measurePlacing(url, {
          count,
          rounds: quick ? 3 : 6,
          orders: 60,
          warmUp: quick ? 300 : 3000,
        })
      },
    )
    medians.push(ours)
    console.log(
      `  ${orders} orders   ours ${ours.toFixed(2)}   hand-written ${handWritten.toFixed(2)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
    )
    if (ratio - 2 * error > most) failures.push(`placing an order: ratio ${ratio.toFixed(2)}`)
  }
  const [few = 1, many = 1] = medians
  console.log(
    `  with ten times as many orders, placing one takes ${(many / few).toFixed(2)} times as long`,
  )
  if (many / few > 1.25) failures.push('placing an order takes longer with more existing orders')
  return failures
}
