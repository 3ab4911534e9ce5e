import { defaultBrand } from '#brands/default.ts'
import { measureSizes } from './bench/sizes.ts'
import { buildBrand } from './vite/buildBrand.ts'
import { measureApi } from './bench/api.ts'
import type { Measured } from './bench/compare.ts'
import { fillSql } from './bench/data.ts'
import { loadCatalogue } from '#server/catalogueFiles.ts'
import { connectPostgres } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrations.ts'
import { syncTables } from '#server/database/sync.ts'
import { startPostgres } from './postgres/startPostgres.ts'
import { join } from 'node:path'
import { root } from './vite/root.ts'

/** Ratios against hand-written routes, in one run. `--quick` measures less. */
const quick = process.argv.includes('--quick')
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
  } finally {
    await postgres.stop()
  }
}
report('PGlite, 10000 products', 0.9, await measureApi('pglite', { count: 10_000, ...pace }))

await buildBrand({ brand: defaultBrand })
console.log('\nFirst load, kB after gzip')
for (const { page, script, style, budget } of measureSizes(defaultBrand)) {
  console.log(
    `  ${page.padEnd(12)} script ${script.toFixed(1).padStart(6)} of ${budget.script}   style ${style.toFixed(1).padStart(5)}`,
  )
  if (script > budget.script || style > budget.style) failures.push(`${page} is over its budget`)
}

if (failures.length) {
  console.error(`\nnot reached: ${failures.join('; ')}`)
  process.exit(1)
}

async function prepare(url: string, count: number): Promise<void> {
  const connection = await connectPostgres(url, 4)
  await migrate(connection)
  await syncTables(connection, await loadCatalogue(join(root, 'schemas')))
  await connection.script(fillSql(count))
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
