import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { withShop } from '../../checkout/withShop.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { root } from '../../vite/root.ts'
import { vacuumSql } from '../productData.ts'
import { median } from '../statistics.ts'
import { measureExports } from './measureExports.ts'
import { measureRequests, type RequestTimes } from './measureRequests.ts'

/** Milliseconds that no warm answer may exceed. */
const slowest = 1000

/** The most that the first and the middle page of a list may take, compared with a tenth. */
const ceiling = 1.3

/** Below this many milliseconds, a ratio says more about the machine than about the statement. */
const shortest = 5

const settings = [
  'shared_buffers=2GB',
  'fsync=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
]

/** Compares answers of a seeded shop grown to `count` products and orders with those at a tenth. */
export async function benchMillion(count: number): Promise<string[]> {
  const small = await measureShop(count / 10)
  const large = await measureShop(count)
  const failures: string[] = []
  console.log(
    `\nMedian milliseconds of warm answers at ${count / 10} and ${count}, and their ratio`,
  )
  for (const [name, times] of large) {
    const [before, after] = [median(small.get(name) ?? []), median(times)]
    const ratio = Math.max(shortest, after) / Math.max(shortest, before)
    const isPage = / (first|middle) page$/.test(name)
    const isMissed = after > slowest || (isPage && small.has(name) && ratio > ceiling)
    if (isMissed || after > slowest / 10)
      console.log(
        `  ${name.padEnd(60)} ${before.toFixed(1).padStart(8)} ${after.toFixed(1).padStart(8)}  ${ratio.toFixed(2)}`,
      )
    if (isMissed)
      failures.push(`${name}: ${after.toFixed(0)} ms, ${ratio.toFixed(2)} times the smaller`)
  }
  console.log(`  ${large.size} requests compared; those that take longer than 100 ms are shown`)
  return failures
}

const measureShop = (count: number): Promise<RequestTimes> =>
  withPostgres(settings, ({ url }) => {
    const secret = 'the-secret-of-the-benchmark-alone'
    const environment = { BRAND: defaultBrand, SEED: 'demo', LOG_LEVEL: 'silent' }
    return withShop({ ...environment, TOKEN_SECRET: secret, DATABASE_URL: url }, async (shop) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const startedAt = performance.now()
      await client.query(fillSql(count))
      await client.query(vacuumSql)
      const size = await client.query<{ size: string }>(
        'select pg_size_pretty(pg_database_size(current_database())) as size',
      )
      console.log(
        `\n${count} products and orders, filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ${size.rows[0]?.size}`,
      )
      await client.end()
      const times = await measureRequests({ address: shop, database: url, secret })
      await measureExports({ address: shop, database: url, secret })
      return times
    })
  })

const fillSql = (count: number): string =>
  readFileSync(join(root, 'scripts/bench/million/fill.sql'), 'utf8')
    .replaceAll(':products', String(count))
    .replaceAll(':orders', String(count))
    .replaceAll(':customers', String(count / 10))
