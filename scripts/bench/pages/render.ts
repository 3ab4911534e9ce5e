import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { defaultBrand } from '#brands/default.ts'
import { run } from '#server/platform/database/database.ts'
import { cardQuery } from '#storefront/data/card.ts'
import { apiListingQuery, parseListingQuery } from '#storefront/data/listingQuery.ts'
import { loadBrand } from '../../vite/brands.ts'
import { rateOf } from '../load.ts'
import { compare } from '../compare.ts'
import { median } from '../numbers.ts'

export type Rendering = {
  /** milliseconds of a page nobody has seen yet, and of the API call that it shows */
  readonly page: number
  readonly call: number
  /** pages per second from memory, and the same bytes from a route that does nothing else */
  readonly kept: number
  readonly bare: number
  /** of those two, in turns */
  readonly ratio: number
  readonly error: number
}

type Pace = { readonly seconds: number; readonly rounds: number; readonly turns: number }

/** How long the listing takes, beside what it cannot do without. */
export async function measureRendering(database: string, pace: Pace): Promise<Rendering> {
  const shop = await start('shop', database)
  const page = `${shop.address}/en/products`
  const { currency } = (await loadBrand(defaultBrand)).brand
  const shown = cardQuery(apiListingQuery(parseListingQuery(new URLSearchParams()), currency))
  const call = `${shop.address}/api/marketplace-customer/products?${shown}`
  const bare = await start('bare', page)
  const connection = await connectPostgres(database, 1)
  const ask = async (url: string): Promise<number> => {
    // Whatever was kept is out of date.
    await run(connection.db, change, [])
    const begun = performance.now()
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return performance.now() - begun
  }
  try {
    const [pages, calls]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < pace.turns; turn += 1) {
      const [a, b] = [await ask(page), await ask(call)]
      // The first turns only warm up.
      if (turn >= pace.turns / 4) {
        pages.push(a)
        calls.push(b)
      }
    }
    const packed = { 'accept-encoding': 'br' }
    const measured = await compare('listing', pace.rounds, {
      ours: () => rateOf(() => page, pace.seconds, packed),
      hand: () => rateOf(() => `${bare.address}/`, pace.seconds, packed),
    })
    const { ours: kept, hand, ratio, error } = measured
    return { page: median(pages), call: median(calls), kept, bare: hand, ratio, error }
  } finally {
    await connection.close()
    shop.child.disconnect()
    bare.child.disconnect()
  }
}

const change = 'insert into catalogue_changes default values on conflict do nothing'

async function start(
  which: 'shop' | 'bare',
  source: string,
): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [which, source])
  const died = once(child, 'exit').then(() => {
    throw new Error(`the server "${which}" ended before it listened`)
  })
  const [{ address }] = await Promise.race([once(child, 'message'), died])
  died.catch(() => undefined)
  return { child, address }
}
