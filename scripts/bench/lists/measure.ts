import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { queryString } from '#api/queryString.ts'
import type { Catalogue } from '#resource/resource.ts'
import { median, standardError } from '../numbers.ts'
import { ask, hangUp } from './ask.ts'
import { casesOf, type Case } from './cases.ts'
import { handPath } from './handLists.ts'
import { listed } from './values.ts'

type Side = { readonly child: ChildProcess; readonly address: string; readonly token: string }

export type ListMeasure = {
  readonly of: Case
  /** milliseconds, the median of all answers */
  readonly ours: number
  readonly hand: number
  /** how many times as long ours takes */
  readonly ratio: number
  /** of the ratio, by how far its parts lie from one another */
  readonly error: number
}

/** All that was asked of one list. */
export type ListMeasures = {
  readonly questions: readonly ListMeasure[]
  /** how many times as long as its first page the slowest of those far down takes, asked in turns */
  readonly farther: number
}

type Pace = {
  readonly count: number
  /** milliseconds that one question may take at least, all its answers together; 0: it is asked, and not timed */
  readonly least: number
  /** what is beyond it is measured anew: of ours by hand, and of pages far down by the first one */
  readonly ceiling: number
  readonly deepest: number
}

async function startSide(which: 'ours' | 'hand', url: string, count: number): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'child.ts'), [which, url, String(count)])
  const died = once(child, 'exit').then(() => {
    throw new Error(`the server "${which}" ended before it listened`)
  })
  const [{ address, token }] = await Promise.race([once(child, 'message'), died])
  return { child, address, token }
}

/** Every list of the catalogue as staff opens it, ours beside by hand: first that both say the same, then how fast. */
export async function measureLists(
  url: string,
  catalogue: Catalogue,
  { count, least, ceiling, deepest }: Pace,
  told: (list: ListMeasures) => void,
): Promise<void> {
  const hand = await startSide('hand', url, count)
  const ours = await startSide('ours', url, count)
  const byUsOf = ({ resource, query }: Case) => {
    const asked = `${ours.address}/api/marketplace/${resource.name}?${queryString(query)}`
    return () => ask(asked, ours.token)
  }
  const one = async (of: Case): Promise<ListMeasure> => {
    const byUs = byUsOf(of)
    const byHand = () => ask(`${hand.address}${handPath(of)}`, hand.token)
    sameAnswers(of, (await byUs()).text, (await byHand()).text)
    return { of, ...(least ? await compared(byUs, byHand, { least, ceiling }) : untimed) }
  }
  try {
    for (const resource of listed(catalogue)) {
      const cases = casesOf(resource, count)
      const questions: ListMeasure[] = []
      for (const each of cases) questions.push(await one(each))
      const [first] = cases
      let farther = 0
      for (const each of cases) {
        if (!first || !least || each.group !== 'deep') continue
        const pages = await compared(byUsOf(each), byUsOf(first), { least, ceiling: deepest })
        farther = Math.max(farther, pages.ratio)
      }
      told({ questions, farther })
    }
  } finally {
    hangUp()
    ours.child.disconnect()
    hand.child.disconnect()
  }
}

const untimed: Omit<ListMeasure, 'of'> = { ours: 0, hand: 0, ratio: 1, error: 0 }

type Timed = () => Promise<{ readonly time: number }>

/** Plans of prepared statements settle at the sixth time. */
const warm = 6
/** Of each question so many turns, but where a turn is slow: of those a few say enough. */
const fewest = 10
const patience = 1500
/** What lies beyond the ceiling is measured anew so often, each time twice as long as before: the longest counts. */
const most = 5

/** In turns, so that what drifts touches both; the medians of both, and of one by the other. */
async function compared(
  byUs: Timed,
  byHand: Timed,
  { least, ceiling }: Pick<Pace, 'least' | 'ceiling'>,
): Promise<Omit<ListMeasure, 'of'>> {
  const measure = async (long: number, times: number) => {
    const [ours, hands]: [number[], number[]] = [[], []]
    let spent = 0
    while (spent < long || (ours.length < times && spent < patience)) {
      // Neither is always the one that comes after the other.
      const isFirst = ours.length % 2 === 0
      const first = await (isFirst ? byHand() : byUs())
      const second = await (isFirst ? byUs() : byHand())
      ours.push(isFirst ? second.time : first.time)
      hands.push(isFirst ? first.time : second.time)
      spent += first.time + second.time
    }
    return summary(ours, hands)
  }
  await measure(least, warm)
  let found = await measure(least, fewest)
  for (let round = 1; round < most && found.ratio > ceiling; round += 1)
    found = await measure(least * 2 ** round, fewest)
  return found
}

/** Stretches of the turns, each with a ratio of its own: a passing load falls upon some of them. */
const parts = 5

function summary(ours: readonly number[], hands: readonly number[]): Omit<ListMeasure, 'of'> {
  const length = Math.ceil(ours.length / parts)
  const ratios = Array.from({ length: Math.ceil(ours.length / length) }, (_, part) => {
    const [from, to] = [part * length, (part + 1) * length]
    return median(ours.slice(from, to)) / median(hands.slice(from, to))
  })
  const [byUs, byHand] = [median(ours), median(hands)]
  return { ours: byUs, hand: byHand, ratio: byUs / byHand, error: standardError(ratios) }
}

/** By hand no address of a private file is signed. */
const unsigned = (answer: string): string =>
  answer.replaceAll(/(\/files\/[0-9a-f-]{36})\/[^"]+/g, '$1')

function sameAnswers({ resource, group, name }: Case, answer: string, hand: string): void {
  const ours = unsigned(answer)
  const [a, b] = [JSON.parse(ours), JSON.parse(hand)]
  if (isDeepStrictEqual(a, b)) return
  const at = [...ours].findIndex((letter, index) => letter !== hand[index])
  throw new Error(
    `${resource.name} ${group} ${name}: the answers differ at ${at}:\n${ours.slice(Math.max(0, at - 200), at + 300)}\n${hand.slice(Math.max(0, at - 200), at + 300)}`,
  )
}
