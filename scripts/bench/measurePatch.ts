import { Agent, request } from 'node:http'
import type { ServerProcess } from './startServerProcess.ts'
import { compareRates, type RateComparison } from './compareRates.ts'
import { comparedFields } from './comparedFields.ts'
import { uuidFromName } from './statistics.ts'

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
): Promise<RateComparison> {
  const versions = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let months = 0
  const rate = (offset: number, token: string, urlOf: (id: string) => string) => async () => {
    const deadline = performance.now() + options.seconds * 1000
    let changeCount = 0
    const worker = async (number: number): Promise<void> => {
      for (let turn = 0; performance.now() < deadline; turn += 1) {
        const id = uuidFromName(
          `product${offset + 2 * ((number + turn * connections) % (options.count / 2 - 1))}`,
        )
        months = (months + 1) % 600
        versions.set(id, await patchProduct(agent, urlOf(id), token, versions.get(id) ?? 1, months))
        changeCount += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, number) => worker(number)))
    return changeCount / options.seconds
  }
  const comparison = await compareRates('patch', options.rounds, {
    handWritten: rate(1, handWritten.token, (id) => `${handWritten.address}/one/${id}`),
    ours: rate(
      2,
      ours.token,
      (id) => `${ours.address}/api/marketplace/products/${id}?fields=${comparedFields}`,
    ),
  })
  agent.destroy()
  return comparison
}

/** Resolves to the version after the change. */
const patchProduct = (
  agent: Agent,
  url: string,
  token: string,
  version: number,
  warrantyMonths: number,
): Promise<number> =>
  new Promise((done, fail) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'if-match': `"${version}"`,
    }
    const clientRequest = request(url, { method: 'PATCH', agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => {
        if (answer.statusCode === 200) done(JSON.parse(text).data.version)
        else fail(new Error(`patch ${url}: ${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    clientRequest.on('error', fail)
    clientRequest.end(JSON.stringify({ warrantyMonths }))
  })
