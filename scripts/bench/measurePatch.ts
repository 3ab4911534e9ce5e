import { compareSides, type Comparison } from './compareSides.ts'
import { comparedFields } from './comparedFields.ts'
import { closeConnections, sendRequest } from './sendRequest.ts'
import { uuidFromName } from './statistics.ts'
import type { ServerProcess } from './withServer.ts'

const connections = 16

type MeasureOptions = { readonly count: number; readonly seconds: number; readonly rounds: number }

/**
 * Measures changes of an independent field with the current version of the product; every worker
 * has products of its own.
 */
export async function measurePatch(
  ours: ServerProcess,
  handWritten: ServerProcess,
  options: MeasureOptions,
): Promise<Comparison> {
  const versions = new Map<string, number>()
  const productsPerWorker = Math.floor((options.count / 2 - 1) / connections)
  let warrantyMonths = 0
  const rate = (offset: number, token: string, urlOf: (id: string) => string) => async () => {
    const deadline = performance.now() + options.seconds * 1000
    let changeCount = 0
    const worker = async (number: number): Promise<void> => {
      for (let turn = 0; performance.now() < deadline; turn += 1) {
        const id = uuidFromName(
          `product${offset + 2 * (number + connections * (turn % productsPerWorker))}`,
        )
        warrantyMonths = (warrantyMonths + 1) % 600
        const { text } = await sendRequest(urlOf(id), {
          token,
          method: 'PATCH',
          headers: { 'if-match': `"${versions.get(id) ?? 1}"` },
          body: { warrantyMonths },
        })
        versions.set(id, JSON.parse(text).data.version)
        changeCount += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, number) => worker(number)))
    return changeCount / options.seconds
  }
  const comparison = await compareSides('patch', options.rounds, {
    handWritten: rate(1, handWritten.token, (id) => `${handWritten.address}/one/${id}`),
    ours: rate(
      2,
      ours.token,
      (id) => `${ours.address}/api/marketplace/products/${id}?fields=${comparedFields}`,
    ),
  })
  closeConnections()
  return comparison
}
