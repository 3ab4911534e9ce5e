import { measureApi } from './bench/measureApi.ts'
import type { RateComparison } from './bench/compareRates.ts'
import { benchBuilds } from './bench/benchBuilds.ts'
import { benchFaults } from './bench/benchFaults.ts'
import { benchMutations } from './bench/mutations/benchMutations.ts'
import { benchLists } from './bench/lists/benchLists.ts'
import { measurePlacing } from './bench/measurePlacing.ts'
import { benchLighthouse, benchRendering } from './bench/pages/benchPages.ts'
import { prepareShop } from './bench/prepareShop.ts'
import { measureTyping } from './bench/typing/measureTyping.ts'
import { suggestion } from '#resource/check/report.ts'
import { readOptions } from './readOptions.ts'
import { startPostgres } from './postgres/startPostgres.ts'

/**
 * Compares the product with hand-written routes: all parts, or those named as arguments; `faults`
 * and `mutations` only run when they are named. `--quick` measures less.
 */
const { values, positionals } = readOptions({
  options: { quick: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const { quick, seed } = values
const measureOptions = quick ? { seconds: 2, rounds: 2 } : { seconds: 3, rounds: 4 }

/** Each part returns the targets it missed. */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  routes: benchRoutes,
  placing: benchPlacing,
  lists: () =>
    benchLists(quick ? { count: 3_000, minimumMs: 10 } : { count: 100_000, minimumMs: 50 }),
  embedded: async () =>
    reportRates(
      'PGlite, 10000 products',
      0.9,
      await measureApi('pglite', { count: 10_000, ...measureOptions }),
    ),
  typing: benchTyping,
  builds: benchBuilds,
  lighthouse: () => benchLighthouse(quick),
}
const separateParts: typeof parts = {
  faults: () => benchFaults(quick ? 1 : 5),
  mutations: () => benchMutations(quick ? 20 : 200, Number(seed)),
}

const allParts = { ...parts, ...separateParts }
const unknown = positionals.find((name) => !(name in allParts))
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}${suggestion(unknown, Object.keys(allParts))}`)
  process.exit(2)
}
const failures: string[] = []
for (const [name, measure] of Object.entries(allParts))
  if (positionals.length ? positionals.includes(name) : name in parts)
    failures.push(...(await measure()))
if (failures.length) console.error(`\nnot reached: ${failures.join('; ')}`)
// Exits explicitly, because a part may have left handles open.
process.exit(failures.length ? 1 : 0)

async function benchRoutes(): Promise<string[]> {
  const shortfalls: string[] = []
  for (const { count, floor } of [
    { count: 10_000, floor: 0.8 },
    ...(quick ? [] : [{ count: 100_000, floor: 1 }]),
  ]) {
    const postgres = await startPostgres(['shared_buffers=256MB'])
    try {
      await prepareShop(postgres.url, count)
      const results = await measureApi(postgres.url, { count, ...measureOptions })
      shortfalls.push(...reportRates(`PostgreSQL, ${count} products`, floor, results))
      if (count === 10_000) shortfalls.push(...(await benchRendering(postgres.url, quick)))
    } finally {
      await postgres.stop()
    }
  }
  return shortfalls
}

async function benchTyping(): Promise<string[]> {
  console.log('\nTyping, ms of the main thread per key')
  const results = await measureTyping(quick ? 60 : 200)
  for (const { name, median, p95, ceiling } of results)
    console.log(
      `  ${name.padEnd(34)} median ${median.toFixed(1).padStart(5)}   p95 ${p95.toFixed(1).padStart(5)} of ${ceiling}`,
    )
  return results
    .filter(({ p95, ceiling }) => p95 > ceiling)
    .map(({ name, p95 }) => `typing, ${name}: ${p95.toFixed(1)} ms`)
}

/**
 * An order may take twice as long as its own hand-written transaction, however many orders exist.
 */
async function benchPlacing(): Promise<string[]> {
  const shortfalls: string[] = []
  const products = quick ? 10_000 : 100_000
  const medians: number[] = []
  console.log(
    `\nPlacing an order, PostgreSQL, ${products} products (median, ms; ceiling 2 of by hand)`,
  )
  for (const orders of quick ? [1_000, 10_000] : [10_000, 100_000]) {
    const postgres = await startPostgres(['shared_buffers=256MB'])
    try {
      await prepareShop(postgres.url, products, orders)
      const rounds = quick ? 3 : 6
      const { ours, handWritten, ratio, error } = await measurePlacing(postgres.url, {
        count: products,
        rounds,
        orders: 60,
      })
      medians.push(ours)
      console.log(
        `  ${orders} orders   ours ${ours.toFixed(2)}   by hand ${handWritten.toFixed(2)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
      )
      if (ratio - 2 * error > 2) shortfalls.push(`placing an order ${ratio.toFixed(2)}`)
    } finally {
      await postgres.stop()
    }
  }
  const [few = 1, many = 1] = medians
  console.log(`  with ten times as many orders: ${(many / few).toFixed(2)} times as long`)
  if (many / few > 1.25) shortfalls.push('placing an order grows with the orders there are')
  return shortfalls
}

function reportRates(
  title: string,
  floor: number,
  {
    rows,
    memory,
  }: { rows: readonly RateComparison[]; memory: { ours: number; handWritten: number } },
): string[] {
  console.log(`\n${title} (answers per second; floor ${floor} of the hand-written routes)`)
  for (const { name, ours, handWritten, ratio, error } of rows) {
    console.log(
      `  ${name.padEnd(8)} ours ${ours.toFixed(0).padStart(6)}   by hand ${handWritten.toFixed(0).padStart(6)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
    )
  }
  console.log(
    `  memory after load: ours ${memory.ours.toFixed(0)} MB, by hand ${memory.handWritten.toFixed(0)} MB`,
  )
  // Two equally fast sides differ by twice the standard error in one run of twenty.
  return rows
    .filter(({ ratio, error }) => ratio + 2 * error < floor)
    .map(({ name, ratio }) => `${title} ${name} ${ratio.toFixed(2)}`)
}
