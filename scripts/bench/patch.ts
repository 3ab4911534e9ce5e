import { Agent, request } from 'node:http'
import type { Side } from './api.ts'
import { compare, type Measured } from './compare.ts'
import { fields } from './fields.ts'
import { uuid } from './numbers.ts'

const connections = 16

type Pace = { readonly count: number; readonly seconds: number; readonly rounds: number }

/** Changes of a field that stands for itself, each with the version its product has at that moment; every lane has products of its own. */
export async function measurePatch(ours: Side, hand: Side, pace: Pace): Promise<Measured> {
  const versions = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let months = 0
  const rate = (offset: number, token: string, urlOf: (id: string) => string) => async () => {
    const ends = performance.now() + pace.seconds * 1000
    let done = 0
    const lane = async (number: number): Promise<void> => {
      for (let turn = 0; performance.now() < ends; turn += 1) {
        const id = uuid(
          `product${offset + 2 * ((number + turn * connections) % (pace.count / 2 - 1))}`,
        )
        months = (months + 1) % 600
        versions.set(id, await change(agent, urlOf(id), token, versions.get(id) ?? 1, months))
        done += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, number) => lane(number)))
    return done / pace.seconds
  }
  const measured = await compare('patch', pace.rounds, {
    hand: rate(1, hand.token, (id) => `${hand.address}/one/${id}`),
    ours: rate(
      2,
      ours.token,
      (id) => `${ours.address}/api/marketplace/products/${id}?fields=${fields}`,
    ),
  })
  agent.destroy()
  return measured
}

/** The version after the change. */
const change = (
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
    const sent = request(url, { method: 'PATCH', agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => {
        if (answer.statusCode === 200) done(JSON.parse(text).data.version)
        else fail(new Error(`patch ${url}: ${answer.statusCode} ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', fail)
    sent.end(JSON.stringify({ warrantyMonths }))
  })
