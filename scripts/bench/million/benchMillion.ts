import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { withShop } from '../../checkout/withShop.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { root } from '../../vite/root.ts'
import { measureRequests, type RequestTimes } from './measureRequests.ts'

/** Of warm answers in milliseconds, and of the growth of first and middle pages since a tenth. */
const limits = { slowest: 1000, growth: 1.3 }

/** In shorter times, the machine shows more than the statement. */
const shortest = 5

/** Compares the answers of a shop of `count` products and orders with those of a tenth of them. */
export async function benchMillion(count: number): Promise<string[]> {
  const small = await measureShop(count / 10)
  const large = await measureShop(count)
  console.log(
    `\nMilliseconds at ${count / 10} and at ${count} and their ratio, of ${large.size} requests those over ${limits.slowest / 10}`,
  )
  return [...large].flatMap(([name, time]) => {
    const before = small.get(name) ?? 0
    const ratio = Math.max(shortest, time) / Math.max(shortest, before)
    const hasGrown = / (first|middle) page$/.test(name) && ratio > limits.growth
    const isMissed = hasGrown || time > limits.slowest
    const figures = `${before.toFixed(1)}, ${time.toFixed(1)}, ratio ${ratio.toFixed(2)}`
    if (isMissed || time > limits.slowest / 10) console.log(`  ${name.padEnd(50)} ${figures}`)
    return isMissed ? [`${name}: ${figures}`] : []
  })
}

const measureShop = (count: number): Promise<RequestTimes> =>
  withPostgres(['shared_buffers=2GB', 'fsync=off', 'max_wal_size=8GB'], ({ url }) => {
    const secret = 'the-secret-of-the-benchmark-alone'
    const settings = { SEED: 'demo', LOG_LEVEL: 'silent', TOKEN_SECRET: secret, DATABASE_URL: url }
    return withShop(settings, async (address) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const startedAt = performance.now()
      const fill = readFileSync(join(root, 'scripts/bench/million/fill.sql'), 'utf8')
      await client.query(fill.replaceAll(':count', String(count)))
      await client.query('vacuum analyze')
      const seconds = (performance.now() - startedAt) / 1000
      console.log(`\n${count} products and orders, filled in ${seconds.toFixed(0)} s`)
      await client.end()
      return measureRequests(address, url, secret)
    })
  })
