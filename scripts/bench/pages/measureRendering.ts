import { join } from 'node:path'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { defaultBrand } from '#brands/default.ts'
import { runSql } from '#server/platform/database/database.ts'
import { cardQuery } from '#storefront/data/card.ts'
import { apiListingQuery, parseListingQuery } from '#storefront/data/listingQuery.ts'
import { loadBrand } from '../../vite/brands.ts'
import { measureRate } from '../measureRate.ts'
import { compareRates } from '../compareRates.ts'
import { startServerProcess } from '../startServerProcess.ts'
import { median } from '../statistics.ts'

export type Rendering = {
  /** milliseconds of an uncached page, and of the API call behind it */
  readonly pageMs: number
  readonly apiCallMs: number
  /** pages per second from the cache, and of the same bytes from a route that does nothing else */
  readonly cachedRate: number
  readonly staticRate: number
  /** of those two rates, measured alternately */
  readonly ratio: number
  readonly error: number
}

type MeasureOptions = { readonly seconds: number; readonly rounds: number; readonly turns: number }

/** Measures how long the listing takes compared with the minimum it requires. */
export async function measureRendering(
  database: string,
  options: MeasureOptions,
): Promise<Rendering> {
  const file = join(import.meta.dirname, 'pagesServerProcess.ts')
  const shop = await startServerProcess(file, ['shop', database])
  const page = `${shop.address}/en/products`
  const { currency } = (await loadBrand(defaultBrand)).brand
  const query = cardQuery(apiListingQuery(parseListingQuery(new URLSearchParams()), currency))
  const call = `${shop.address}/api/marketplace-customer/products?${query}`
  const staticServer = await startServerProcess(file, ['bare', page])
  const connection = await connectPostgres(database, 1)
  const timeRequest = async (url: string): Promise<number> => {
    // Invalidates every cached page.
    await runSql(connection.db, invalidateSql, [])
    const startedAt = performance.now()
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return performance.now() - startedAt
  }
  try {
    const [pages, calls]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < options.turns; turn += 1) {
      const [a, b] = [await timeRequest(page), await timeRequest(call)]
      // The first turns only warm up.
      if (turn >= options.turns / 4) {
        pages.push(a)
        calls.push(b)
      }
    }
    const compressedHeaders = { 'accept-encoding': 'br' }
    const comparison = await compareRates('listing', options.rounds, {
      ours: () => measureRate(() => page, options.seconds, compressedHeaders),
      handWritten: () =>
        measureRate(() => `${staticServer.address}/`, options.seconds, compressedHeaders),
    })
    const { ours: kept, handWritten, ratio, error } = comparison
    return {
      pageMs: median(pages),
      apiCallMs: median(calls),
      cachedRate: kept,
      staticRate: handWritten,
      ratio,
      error,
    }
  } finally {
    await connection.close()
    shop.child.disconnect()
    staticServer.child.disconnect()
  }
}

const invalidateSql = 'insert into catalogue_changes default values on conflict do nothing'
