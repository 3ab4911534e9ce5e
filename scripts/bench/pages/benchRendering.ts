import pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { withShop } from '../../checkout/withShop.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { ensureBuilt } from '../../vite/ensureBuilt.ts'
import { compareSides } from '../compareSides.ts'
import { measureRate } from '../measureRate.ts'
import { fillProductsSql, vacuumSql } from '../productData.ts'
import { withServer } from '../withServer.ts'

type MeasureOptions = { readonly seconds: number; readonly rounds: number }

const compressed = { 'accept-encoding': 'br' }

/** The most times a page may take what its API calls take, and the least share of a static one. */
const limits = { rendered: 3, kept: 0.3 }

const productCount = 10_000

/** Compares pages of the demo with the minimum they require, and returns the missed targets. */
export const benchRendering = (options: MeasureOptions): Promise<string[]> =>
  withPostgres(['shared_buffers=256MB'], async ({ url }) => {
    await ensureBuilt(defaultBrand)
    const product = await fillDemo(url)
    const paths = { home: '/en', listing: '/en/products', product: `/en/products/${product}` }
    console.log(
      `\nPages, PostgreSQL, the demo and ${productCount} products (per second; a rendered one at most ${limits.rendered} times as long as its API calls, a kept one at least ${limits.kept} times the rate of a static response of the same bytes)`,
    )
    const failures: string[] = []
    for (const [name, path] of Object.entries(paths)) {
      const rendered = await withServer('pages', ['rendered', url], ({ address }) =>
        compareWithCalls(name, address + path, options),
      )
      const kept = await withServer('pages', ['kept', url], ({ address }) =>
        compareWithStatic(name, address + path, options),
      )
      const times = 1 / rendered.ratio
      console.log(
        `  ${name.padEnd(8)} rendered ${rendered.ours.toFixed(0).padStart(4)}   its ${rendered.count} API calls ${rendered.handWritten.toFixed(0).padStart(4)}   times as long ${times.toFixed(2)}      kept ${kept.ours.toFixed(0).padStart(6)}   static ${kept.handWritten.toFixed(0).padStart(6)}   ratio ${kept.ratio.toFixed(2)} ±${kept.error.toFixed(2)}`,
      )
      if (times > limits.rendered)
        failures.push(`a rendered ${name} takes ${times.toFixed(2)} times as long as its API calls`)
      if (kept.ratio + 2 * kept.error < limits.kept)
        failures.push(`a kept ${name}: ratio ${kept.ratio.toFixed(2)}`)
    }
    return failures
  })

/** Fills a database with the demo and further products; returns the code of one of the demo. */
async function fillDemo(url: string): Promise<string> {
  await withShop({ DATABASE_URL: url, SEED: 'demo' }, async () => undefined)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ code: string }>(
    "select code from products where type = 'device' order by created_at limit 1",
  )
  await client.query(fillProductsSql(productCount))
  await client.query(vacuumSql)
  await client.end()
  return rows[0]?.code ?? ''
}

/** Compares a page that is rendered each time with all calls of the API that it makes. */
async function compareWithCalls(name: string, page: string, { seconds, rounds }: MeasureOptions) {
  const { origin } = new URL(page)
  await (await fetch(page)).text()
  const calls: string[] = await (await fetch(`${origin}/recorded-calls`)).json()
  let turn = 0
  const nextCall = (): string => origin + (calls[(turn += 1) % calls.length] ?? '')
  const sides = {
    ours: () => measureRate(() => page, seconds, compressed),
    handWritten: async () => (await measureRate(nextCall, seconds, compressed)) / calls.length,
  }
  await compareSides(name, 1, sides)
  return { ...(await compareSides(name, rounds, sides)), count: calls.length }
}

const compareWithStatic = (name: string, page: string, { seconds, rounds }: MeasureOptions) =>
  withServer('pages', ['static', page], (staticServer) =>
    compareSides(name, rounds, {
      ours: () => measureRate(() => page, seconds, compressed),
      handWritten: () => measureRate(() => `${staticServer.address}/`, seconds, compressed),
    }),
  )
