import { assertSameAnswers } from './assertSameAnswers.ts'
import { compareSides, type Comparison } from './compareSides.ts'
import { comparedFields } from './comparedFields.ts'
import { measureWrites } from './writes/measureWrites.ts'
import { measureRate } from './measureRate.ts'
import { productAdjectives, productNouns } from './productData.ts'
import { pick, uuidFromName } from './statistics.ts'
import { memoryOf, withBothServers, type ServerProcess } from './withServer.ts'

export type ApiMeasure = {
  readonly reads: readonly Comparison[]
  readonly writes: readonly Comparison[]
  /** MB, after the load */
  readonly memory: { readonly ours: number; readonly handWritten: number }
}

type MeasureOptions = { readonly count: number; readonly seconds: number; readonly rounds: number }

/**
 * Compares the generic routes with hand-written ones on the same data: first responses, then rates.
 */
export const measureApi = (
  url: string,
  { count, seconds, rounds }: MeasureOptions,
): Promise<ApiMeasure> =>
  withBothServers('api', [url, count], async (ours, handWritten) => {
    const reads: Comparison[] = []
    for (const [name, urls] of Object.entries(createTests(ours, handWritten, count))) {
      for (let at = 0; at < 1; at += 0.1) {
        const [a, b] = urls(at).map(async (each) => (await fetch(each)).text())
        assertSameAnswers(name, (await a) ?? '', (await b) ?? '')
      }
      const rate = {
        ours: () => measureRate(() => urls()[0], seconds),
        handWritten: () => measureRate(() => urls()[1], seconds),
      }
      await compareSides(name, 1, rate)
      reads.push(await compareSides(name, rounds, rate))
    }
    return {
      reads,
      writes: await measureWrites(ours, handWritten, { seconds, rounds }),
      memory: { ours: await memoryOf(ours), handWritten: await memoryOf(handWritten) },
    }
  })

type Urls = readonly [ours: string, handWritten: string]

const pageSize = 12

/** Every request is different, so that no cached response can be reused. */
function createTests(
  ours: ServerProcess,
  handWritten: ServerProcess,
  count: number,
): Readonly<Record<string, (at?: number) => Urls>> {
  const tags = Array.from({ length: 30 }, (_, index) => uuidFromName(`tag${index + 1}`))
  const ids = Array.from({ length: count }, (_, index) => uuidFromName(`product${index + 1}`))
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => index + 1)
  const searches = productNouns.flatMap((thing) =>
    productAdjectives.map((look) => `${thing} ${look}`),
  )
  const urls = (path: string, query: string, handWrittenPath: string): Urls => [
    `${ours.address}/api/marketplace-customer/products${path}?${query}&fields=${comparedFields}`,
    `${handWritten.address}${handWrittenPath}?${query}`,
  ]
  return {
    list: (at) =>
      urls('', `type=device&tags=${pick(tags, at)}&limit=${pageSize}&sort=price`, '/list'),
    'far page': (at) => {
      const page = pick(pages, at)
      return urls('', `page=${page}&limit=${pageSize}&sort=price`, '/page')
    },
    one: (at) => {
      const id = pick(ids, at)
      return urls(`/${id}`, '', `/one/${id}`)
    },
    search: (at) => {
      const words = encodeURIComponent(pick(searches, at).toLowerCase())
      return urls('', `search=${words}&limit=${pageSize}`, '/search')
    },
  }
}
