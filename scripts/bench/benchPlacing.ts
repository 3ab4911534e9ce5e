import { withPostgres } from '../postgres/withPostgres.ts'
import type { Comparison } from './compareSides.ts'
import { measurePlacing } from './measurePlacing.ts'
import { prepareShop } from './prepareShop.ts'

/** Of the time of a hand-written transaction that writes the same rows, on both databases. */
const [most, mostEmbedded] = [1 / 0.7, 1 / 0.6]

const pace = (quick: boolean) =>
  quick ? { rounds: 3, orders: 60, warmUp: 300 } : { rounds: 6, orders: 60, warmUp: 3000 }

/** Prints how long orders take. */
function report(title: string, { ours, handWritten, ratio, error }: Comparison): void {
  console.log(
    `  ${title}   ours ${ours.toFixed(2)}   hand-written ${handWritten.toFixed(2)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
  )
}

/** Compares an order on the embedded database with a transaction written for it. */
export async function benchEmbeddedPlacing(quick: boolean): Promise<string[]> {
  console.log(
    `\nPlacing an order, PGlite, 10000 products (median in ms; at most ${mostEmbedded.toFixed(2)} times the hand-written transaction)`,
  )
  const options = { count: 10_000, existing: 1_000, ...pace(quick) }
  const comparison = await measurePlacing('pglite', options)
  report('1000 orders', comparison)
  const { ratio, error } = comparison
  return ratio - 2 * error > mostEmbedded
    ? [`placing an order on PGlite: ratio ${ratio.toFixed(2)}`]
    : []
}

/** Compares an order with a transaction written for it, and with ten times as many existing orders. */
export async function benchPlacing(quick: boolean): Promise<string[]> {
  const failures: string[] = []
  const count = quick ? 10_000 : 100_000
  const medians: number[] = []
  console.log(
    `\nPlacing an order, PostgreSQL, ${count} products (median in ms; at most ${most.toFixed(2)} times the hand-written transaction)`,
  )
  for (const orders of quick ? [1_000, 10_000] : [10_000, 100_000]) {
    const comparison = await withPostgres(['shared_buffers=256MB'], async ({ url }) => {
      await prepareShop(url, count, orders)
      return measurePlacing(url, { count, ...pace(quick) })
    })
    const { ours, ratio, error } = comparison
    medians.push(ours)
    report(`${orders} orders`, comparison)
    if (ratio - 2 * error > most) failures.push(`placing an order: ratio ${ratio.toFixed(2)}`)
  }
  const [few = 1, many = 1] = medians
  console.log(
    `  with ten times as many orders, placing one takes ${(many / few).toFixed(2)} times as long`,
  )
  if (many / few > 1.25) failures.push('placing an order takes longer with more existing orders')
  return failures
}
