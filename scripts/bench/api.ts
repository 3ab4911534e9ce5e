import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { compare, type Measured } from './compare.ts'
import { lookWords, thingWords } from './data.ts'
import { fields } from './fields.ts'
import { rateOf } from './load.ts'
import { pick, uuid } from './numbers.ts'
import { measurePatch } from './patch.ts'

export type Side = {
  readonly child: ChildProcess
  readonly address: string
  readonly token: string
  /** of somebody who buys */
  readonly buyerToken: string
}

type Pace = { readonly count: number; readonly seconds: number; readonly rounds: number }
type Memory = { readonly ours: number; readonly hand: number }

/** One of the two servers, in a process of its own. */
export async function startSide(which: 'ours' | 'hand', url: string, count: number): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [which, url, String(count)])
  const died = once(child, 'exit').then(() => {
    throw new Error(`the server "${which}" ended before it listened`)
  })
  const [{ address, token, buyerToken }] = await Promise.race([once(child, 'message'), died])
  return { child, address, token, buyerToken }
}

/** Our generic routes beside hand-written ones on the same data: first that they say the same, then how fast. */
export async function measureApi(
  url: string,
  { count, seconds, rounds }: Pace,
): Promise<{ rows: Measured[]; memory: Memory }> {
  const [ours, hand] = await Promise.all([
    startSide('ours', url, count),
    startSide('hand', url, count),
  ])
  const rows: Measured[] = []
  try {
    for (const { name, urls } of tests(ours, hand, count)) {
      for (let at = 0; at < 1; at += 0.1) await sameAnswers(name, urls(at))
      const rate = {
        ours: () => rateOf(() => urls().ours, seconds),
        hand: () => rateOf(() => urls().hand, seconds),
      }
      await compare(name, 1, rate)
      rows.push(await compare(name, rounds, rate))
    }
    rows.push(await measurePatch(ours, hand, { count, seconds, rounds }))
    return { rows, memory: { ours: await memoryOf(ours), hand: await memoryOf(hand) } }
  } finally {
    ours.child.disconnect()
    hand.child.disconnect()
  }
}

type Urls = { readonly ours: string; readonly hand: string }
type Test = { readonly name: string; readonly urls: (at?: number) => Urls }

/** Every request asks for something else, so that no answer can serve two. */
function tests(ours: Side, hand: Side, count: number): Test[] {
  const shop = `${ours.address}/api/marketplace-customer/products`
  const tags = Array.from({ length: 30 }, (_, index) => uuid(`tag${index + 1}`))
  const ids = Array.from({ length: count }, (_, index) => uuid(`product${index + 1}`))
  const searches = thingWords.flatMap((thing) => lookWords.map((look) => `${thing} ${look}`))
  return [
    {
      name: 'list',
      urls: (at) => {
        const asked = `type=device&tags=${pick(tags, at)}&limit=12`
        return {
          ours: `${shop}?${asked}&sort=price&fields=${fields}`,
          hand: `${hand.address}/list?${asked}`,
        }
      },
    },
    {
      name: 'one',
      urls: (at) => {
        const id = pick(ids, at)
        return { ours: `${shop}/${id}?fields=${fields}`, hand: `${hand.address}/one/${id}` }
      },
    },
    {
      name: 'search',
      urls: (at) => {
        const asked = `search=${encodeURIComponent(pick(searches, at).toLowerCase())}&limit=12`
        return {
          ours: `${shop}?${asked}&fields=${fields}`,
          hand: `${hand.address}/search?${asked}`,
        }
      },
    },
  ]
}

async function sameAnswers(name: string, { ours, hand }: Urls): Promise<void> {
  const [a, b] = await Promise.all([ours, hand].map(async (url) => (await fetch(url)).json()))
  if (!isDeepStrictEqual(a, b)) {
    throw new Error(
      `${name}: the answers differ:\n${JSON.stringify(a).slice(0, 900)}\n${JSON.stringify(b).slice(0, 900)}`,
    )
  }
}

async function memoryOf({ child }: Side): Promise<number> {
  child.send('memory')
  const [{ memory }] = await once(child, 'message')
  return memory / 1024 / 1024
}
