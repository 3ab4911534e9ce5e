import { defaultBrand } from '#brands/default.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { cardQuery } from '#storefront/data/card.ts'
import { apiListingQuery, parseListingQuery } from '#storefront/data/listingQuery.ts'
import { loadBrand } from '../../vite/brands.ts'
import { ensureBuilt } from '../../vite/ensureBuilt.ts'
import { compareSides } from '../compareSides.ts'
import { measureRate } from '../measureRate.ts'
import { median } from '../statistics.ts'
import { withServer } from '../withServer.ts'

type MeasureOptions = { readonly seconds: number; readonly rounds: number; readonly turns: number }

const compressed = { 'accept-encoding': 'br' }

/** Compares the listing with the minimum it requires, and returns the missed targets. */
export async function benchRendering(
  database: string,
  { seconds, rounds, turns }: MeasureOptions,
): Promise<string[]> {
  await ensureBuilt(defaultBrand)
  return withServer('pages', ['shop', database], async ({ address }) => {
    const page = `${address}/en/products`
    const { pageMs, callMs } = await timeUncached(database, page, await apiCall(address), turns)
    const times = pageMs / callMs
    console.log('\nThe listing page')
    console.log(
      `  uncached  ${pageMs.toFixed(1)} ms, its API call ${callMs.toFixed(1)} ms: ratio ${times.toFixed(2)} (at most 3)`,
    )
    const { ours, handWritten, ratio, error } = await withServer(
      'pages',
      ['bare', page],
      (staticServer) =>
        compareSides('listing', rounds, {
          ours: () => measureRate(() => page, seconds, compressed),
          handWritten: () => measureRate(() => `${staticServer.address}/`, seconds, compressed),
        }),
    )
    console.log(
      `  cached    ${ours.toFixed(0)} per second, a static response of the same bytes ${handWritten.toFixed(0)}: ratio ${ratio.toFixed(2)} ±${error.toFixed(2)} (at least 0.3)`,
    )
    return [
      ...(times > 3
        ? [`the uncached listing page takes ${times.toFixed(2)} times as long as its API call`]
        : []),
      ...(ratio < 0.3 ? [`the cached listing page: ratio ${ratio.toFixed(2)}`] : []),
    ]
  })
}

/** Returns the URL of the API call that the listing shows. */
async function apiCall(address: string): Promise<string> {
  const { currency } = (await loadBrand(defaultBrand)).brand
  const query = cardQuery(apiListingQuery(parseListingQuery(new URLSearchParams()), currency))
  return `${address}/api/marketplace-customer/products?${query}`
}

/** Measures the milliseconds of a page and of its API call, both with nothing cached. */
async function timeUncached(database: string, page: string, call: string, turns: number) {
  const connection = await connectPostgres(database, 1)
  const timeRequest = async (url: string): Promise<number> => {
    await runSql(connection.db, invalidateSql)
    const startedAt = performance.now()
    const answer = await fetch(url, { headers: compressed })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return performance.now() - startedAt
  }
  const [pages, calls]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn += 1) {
    pages.push(await timeRequest(page))
    calls.push(await timeRequest(call))
  }
  await connection.close()
  // The first turns only warm up.
  const warmUp = Math.ceil(turns / 4)
  return { pageMs: median(pages.slice(warmUp)), callMs: median(calls.slice(warmUp)) }
}

const invalidateSql = 'insert into catalogue_changes default values on conflict do nothing'
