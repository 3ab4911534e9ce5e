import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { compareRates, type RateComparison } from './compareRates.ts'
import { productAdjectives, productNouns } from './productData.ts'
import { comparedFields } from './comparedFields.ts'
import { measureRate } from './measureRate.ts'
import { pick, uuidFromName } from './statistics.ts'
import { startServerProcess, type ServerProcess } from './startServerProcess.ts'
import { measurePatch } from './measurePatch.ts'

type MeasureOptions = { readonly count: number; readonly seconds: number; readonly rounds: number }
type Memory = { readonly ours: number; readonly handWritten: number }

/** Starts one of the two servers. */
export const startApiServer = (
  which: 'ours' | 'hand',
  url: string,
  count: number,
): Promise<ServerProcess> =>
  startServerProcess(join(import.meta.dirname, 'apiServerProcess.ts'), [which, url, count])

/**
 * Compares the generic routes with hand-written ones on the same data: first responses, then rates.
 */
export async function measureApi(
  url: string,
  { count, seconds, rounds }: MeasureOptions,
): Promise<{ rows: RateComparison[]; memory: Memory }> {
  const [ours, handWritten] = await Promise.all([
    startApiServer('ours', url, count),
    startApiServer('hand', url, count),
  ])
  const rows: RateComparison[] = []
  try {
    for (const { name, urls } of createTests(ours, handWritten, count)) {
      for (let at = 0; at < 1; at += 0.1) await assertSameAnswers(name, urls(at))
      const rate = {
        ours: () => measureRate(() => urls().ours, seconds),
        handWritten: () => measureRate(() => urls().handWritten, seconds),
      }
      await compareRates(name, 1, rate)
      rows.push(await compareRates(name, rounds, rate))
    }
    rows.push(await measurePatch(ours, handWritten, { count, seconds, rounds }))
    return {
      rows,
      memory: { ours: await memoryOf(ours), handWritten: await memoryOf(handWritten) },
    }
  } finally {
    ours.child.disconnect()
    handWritten.child.disconnect()
  }
}

type Urls = { readonly ours: string; readonly handWritten: string }
type Test = { readonly name: string; readonly urls: (at?: number) => Urls }

/** Every request is different, so that no cached response can be reused. */
function createTests(ours: ServerProcess, handWritten: ServerProcess, count: number): Test[] {
  const shop = `${ours.address}/api/marketplace-customer/products`
  const tags = Array.from({ length: 30 }, (_, index) => uuidFromName(`tag${index + 1}`))
  const ids = Array.from({ length: count }, (_, index) => uuidFromName(`product${index + 1}`))
  const searches = productNouns.flatMap((thing) =>
    productAdjectives.map((look) => `${thing} ${look}`),
  )
  return [
    {
      name: 'list',
      urls: (at) => {
        const query = `type=device&tags=${pick(tags, at)}&limit=12`
        return {
          ours: `${shop}?${query}&sort=price&fields=${comparedFields}`,
          handWritten: `${handWritten.address}/list?${query}`,
        }
      },
    },
    {
      name: 'one',
      urls: (at) => {
        const id = pick(ids, at)
        return {
          ours: `${shop}/${id}?fields=${comparedFields}`,
          handWritten: `${handWritten.address}/one/${id}`,
        }
      },
    },
    {
      name: 'search',
      urls: (at) => {
        const query = `search=${encodeURIComponent(pick(searches, at).toLowerCase())}&limit=12`
        return {
          ours: `${shop}?${query}&fields=${comparedFields}`,
          handWritten: `${handWritten.address}/search?${query}`,
        }
      },
    },
  ]
}

async function assertSameAnswers(name: string, { ours, handWritten }: Urls): Promise<void> {
  const [a, b] = await Promise.all(
    [ours, handWritten].map(async (url) => (await fetch(url)).json()),
  )
  if (!isDeepStrictEqual(a, b)) {
    throw new Error(
      `${name}: the answers differ:\n${JSON.stringify(a).slice(0, 900)}\n${JSON.stringify(b).slice(0, 900)}`,
    )
  }
}

async function memoryOf({ child }: ServerProcess): Promise<number> {
  child.send('memory')
  const [{ memory }] = await once(child, 'message')
  return memory / 1024 / 1024
}
