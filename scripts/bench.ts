import { measureApi } from './bench/api.ts'
import type { Measured } from './bench/compare.ts'
import { benchBuilds } from './bench/builds.ts'
import { fillSql } from './bench/data.ts'
import { benchFaults } from './bench/faults.ts'
import { benchLists } from './bench/lists/lists.ts'
import { fillOrdersSql } from './bench/orderData.ts'
import { measurePlacing } from './bench/orders.ts'
import { benchLighthouse, benchRendering } from './bench/pages/pages.ts'
import { measureTyping } from './bench/typing/measureTyping.ts'
import { loadCatalogue } from '#server/catalogueFiles.ts'
import { connectPostgres } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrations.ts'
import { syncTables } from '#server/database/sync.ts'
import { readOptions } from './options.ts'
import { startPostgres } from './postgres/startPostgres.ts'
import { join } from 'node:path'
import { root } from './vite/root.ts'

/** Ratios against hand-written routes, in one run; `faults` is a run of its own. `--quick` measures less. */
const { values, positionals } = readOptions({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { quick } = values
if (positionals.includes('faults')) {
  const found = await benchFaults(quick ? 1 : 5)
  if (found.length) console.error(`\nnot reached: ${found.join('; ')}`)
  process.exit(found.length ? 1 : 0)
}
const pace = quick ? { seconds: 2, rounds: 2 } : { seconds: 3, rounds: 4 }
const failures: string[] = []

for (const { count, floor } of [
  { count: 10_000, floor: 0.8 },
  ...(quick ? [] : [{ count: 100_000, floor: 1 }]),
]) {
  const postgres = await startPostgres(['shared_buffers=256MB'])
  try {
    await prepare(postgres.url, count)
    report(
      `PostgreSQL, ${count} products`,
      floor,
      await measureApi(postgres.url, { count, ...pace }),
    )
    if (count === 10_000) failures.push(...(await benchRendering(postgres.url, quick)))
  } finally {
    await postgres.stop()
  }
}
await placing()
failures.push(
  ...(await benchLists(quick ? { count: 10_000, least: 20 } : { count: 100_000, least: 50 })),
)
report('PGlite, 10000 products', 0.9, await measureApi('pglite', { count: 10_000, ...pace }))

console.log('\nTyping, ms of the main thread per key')
for (const { name, median, p95, ceiling } of await measureTyping(quick ? 60 : 200)) {
  console.log(
    `  ${name.padEnd(34)} median ${median.toFixed(1).padStart(5)}   p95 ${p95.toFixed(1).padStart(5)} of ${ceiling}`,
  )
  if (p95 > ceiling) failures.push(`typing, ${name}: ${p95.toFixed(1)} ms`)
}

failures.push(...(await benchBuilds()))

failures.push(...(await benchLighthouse()))

if (failures.length) {
  console.error(`\nnot reached: ${failures.join('; ')}`)
  process.exit(1)
}

/** An order may take twice as long as its own transaction written by hand, however many there are already. */
async function placing(): Promise<void> {
  const products = quick ? 10_000 : 100_000
  const medians: number[] = []
  console.log(
    `\nPlacing an order, PostgreSQL, ${products} products (median, ms; ceiling 2 of by hand)`,
  )
  for (const orders of quick ? [1_000, 10_000] : [10_000, 100_000]) {
    const postgres = await startPostgres(['shared_buffers=256MB'])
    try {
      await prepare(postgres.url, products, fillOrdersSql(orders))
      const rounds = quick ? 3 : 6
      const { ours, hand, ratio, error } = await measurePlacing(postgres.url, {
        count: products,
        rounds,
        orders: 60,
      })
      medians.push(ours)
      console.log(
        `  ${orders} orders   ours ${ours.toFixed(2)}   by hand ${hand.toFixed(2)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
      )
      if (ratio - 2 * error > 2) failures.push(`placing an order ${ratio.toFixed(2)}`)
    } finally {
      await postgres.stop()
    }
  }
  const [few = 1, many = 1] = medians
  console.log(`  with ten times as many orders: ${(many / few).toFixed(2)} times as long`)
  if (many / few > 1.25) failures.push('placing an order grows with the orders there are')
}

async function prepare(url: string, count: number, further?: string): Promise<void> {
  const connection = await connectPostgres(url, 4)
  await migrate(connection, 'before')
  await syncTables(connection, await loadCatalogue(join(root, 'schemas')))
  await connection.script(fillSql(count))
  if (further) await connection.script(further)
  await connection.close()
}

function report(
  title: string,
  floor: number,
  { rows, memory }: { rows: readonly Measured[]; memory: { ours: number; hand: number } },
): void {
  console.log(`\n${title} (answers per second; floor ${floor} of the hand-written routes)`)
  for (const { name, ours, hand, ratio, error } of rows) {
    console.log(
      `  ${name.padEnd(8)} ours ${ours.toFixed(0).padStart(6)}   by hand ${hand.toFixed(0).padStart(6)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
    )
    // Sides that are equally fast lie twice the standard error apart in one run of twenty.
    if (ratio + 2 * error < floor) failures.push(`${title} ${name} ${ratio.toFixed(2)}`)
  }
  console.log(
    `  memory after load: ours ${memory.ours.toFixed(0)} MB, by hand ${memory.hand.toFixed(0)} MB`,
  )
}
