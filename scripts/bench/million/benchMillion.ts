import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { withShop } from '../../checkout/withShop.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { root } from '../../vite/root.ts'
import { measureRequests, type RequestTimes } from './measureRequests.ts'

/** The most milliseconds that a warm answer may take. */
const slowest = 1000

/** The most that the first and the middle page of a list may take, compared with a tenth. */
const ceiling = 1.3

/** In shorter times, the machine shows more than the statement. */
const shortest = 5

const settings = ['shared_buffers=2GB', 'fsync=off', 'max_wal_size=8GB']

/** Compares the answers of a shop of `count` products and orders with those of a tenth of them. */
export async function benchMillion(count: number): Promise<string[]> {
  const small = await measureShop(count / 10)
  const large = await measureShop(count)
  console.log(
    `\nMilliseconds at ${count / 10} and at ${count} and their ratio, of ${large.size} requests those over ${slowest / 10}`,
  )
  return [...large].flatMap(([name, time]) => {
    const before = small.get(name) ?? 0
    const ratio = Math.max(shortest, time) / Math.max(shortest, before)
    const isMissed = time > slowest || (/ (first|middle) page$/.test(name) && ratio > ceiling)
    const figures = `${before.toFixed(1)}, ${time.toFixed(1)}, ratio ${ratio.toFixed(2)}`
    if (isMissed || time > slowest / 10) console.log(`  ${name.padEnd(50)} ${figures}`)
    return isMissed ? [`${name}: ${figures}`] : []
  })
}

const measureShop = (count: number): Promise<RequestTimes> =>
  withPostgres(settings, ({ url }) => {
    const secret = 'the-secret-of-the-benchmark-alone'
    const environment = { SEED: 'demo', LOG_LEVEL: 'silent', TOKEN_SECRET: secret }
    return withShop({ ...environment, DATABASE_URL: url }, async (address) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const startedAt = performance.now()
      await client.query(fillSql(count))
      await client.query('vacuum analyze')
      const seconds = (performance.now() - startedAt) / 1000
      const size = 'select pg_size_pretty(pg_database_size(current_database())) as size'
      const { rows } = await client.query<{ size: string }>(size)
      console.log(`\n${count} products and orders: ${seconds.toFixed(0)} s, ${rows[0]?.size}`)
      await client.end()
      return measureRequests(address, url, secret)
    })
  })

const fillSql = (count: number): string =>
  readFileSync(join(root, 'scripts/bench/million/fill.sql'), 'utf8')
    .replaceAll(':products', String(count))
    .replaceAll(':orders', String(count))
    .replaceAll(':customers', String(count / 10))
