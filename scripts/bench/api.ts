import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { fields } from './fields.ts'
import { rateOf } from './load.ts'
import { median, uuid } from './numbers.ts'
import { measurePatch } from './patch.ts'

export type Side = {
  readonly child: ChildProcess
  readonly address: string
  readonly token: string
}

export type Measured = {
  readonly name: string
  readonly ours: number
  readonly hand: number
  readonly ratio: number
}

async function startSide(which: 'ours' | 'hand', url: string, count: number): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [which, url, String(count)])
  const died = once(child, 'exit').then(() => {
    throw new Error(`the server "${which}" ended before it listened`)
  })
  const [{ address, token }] = await Promise.race([once(child, 'message'), died])
  return { child, address, token }
}

/** Our generic routes beside hand-written ones on the same data: first that they say the same, then how fast. */
export async function measureApi(
  url: string,
  { count, seconds, rounds }: { count: number; seconds: number; rounds: number },
): Promise<{ rows: Measured[]; memory: { ours: number; hand: number } }> {
  const [ours, hand] = await Promise.all([
    startSide('ours', url, count),
    startSide('hand', url, count),
  ])
  const rows: Measured[] = []
  try {
    for (const test of tests(ours, hand, count)) {
      await sameAnswers(test)
      const rates = { ours: [] as number[], hand: [] as number[] }
      await rateOf(test.ours, 1)
      await rateOf(test.hand, 1)
      for (let round = 0; round < rounds; round += 1) {
        rates.hand.push(await rateOf(test.hand, seconds))
        rates.ours.push(await rateOf(test.ours, seconds))
      }
      const [a, b] = [median(rates.ours), median(rates.hand)]
      rows.push({ name: test.name, ours: a, hand: b, ratio: a / b })
    }
    rows.push(await measurePatch(ours, hand, { count, seconds, rounds }))
    return { rows, memory: { ours: await memoryOf(ours), hand: await memoryOf(hand) } }
  } finally {
    ours.child.disconnect()
    hand.child.disconnect()
  }
}

function tests(ours: Side, hand: Side, count: number) {
  const shop = `${ours.address}/api/marketplace-customer/products`
  const id = uuid(`product${Math.floor(count / 2)}`)
  const tag = uuid('tag7')
  return [
    {
      name: 'list',
      ours: { url: `${shop}?type=device&tags=${tag}&sort=price&limit=12&fields=${fields}` },
      hand: { url: `${hand.address}/list?type=device&tags=${tag}&limit=12` },
    },
    {
      name: 'one',
      ours: { url: `${shop}/${id}?fields=${fields}` },
      hand: { url: `${hand.address}/one/${id}` },
    },
    {
      name: 'search',
      ours: { url: `${shop}?search=temperature%20sensor%20rugged&limit=12&fields=${fields}` },
      hand: { url: `${hand.address}/search?search=temperature%20sensor%20rugged&limit=12` },
    },
  ]
}

async function sameAnswers({
  name,
  ours,
  hand,
}: {
  name: string
  ours: { url: string }
  hand: { url: string }
}): Promise<void> {
  const [a, b] = await Promise.all([ours, hand].map(async ({ url }) => (await fetch(url)).json()))
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
