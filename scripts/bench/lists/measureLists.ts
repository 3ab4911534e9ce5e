import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { queryString } from '#api/queryString.ts'
import type { Catalogue } from '#resource/resource.ts'
import { median, standardError } from '../statistics.ts'
import { fetchTimed, closeConnections } from './fetchTimed.ts'
import { casesOf, type ListCase } from './listCases.ts'
import { handWrittenPath } from './handWrittenLists.ts'
import { listedResources } from './values.ts'

type ListServer = { readonly child: ChildProcess; readonly address: string; readonly token: string }

export type CaseMeasure = {
  readonly listCase: ListCase
  /** milliseconds, the median of all answers */
  readonly ours: number
  readonly handWritten: number
  /** how many times as long ours takes */
  readonly ratio: number
  /** of the ratio, by how far its parts lie from one another */
  readonly error: number
}

/** All that was asked of one list. */
export type ListMeasures = {
  readonly cases: readonly CaseMeasure[]
  /** how many times as long as its first page the slowest of those far down takes, asked in turns */
  readonly deepPageRatio: number
}

type MeasureOptions = {
  readonly count: number
  /** milliseconds that one question may take at least, all its answers together; 0: it is asked, and not timed */
  readonly minimumMs: number
  /** what is beyond it is measured anew: of ours by hand, and of pages far down by the first one */
  readonly ceiling: number
  readonly deepPageCeiling: number
}

async function startListServer(
  which: 'ours' | 'hand',
  url: string,
  count: number,
): Promise<ListServer> {
  const child = fork(join(import.meta.dirname, 'listsServerProcess.ts'), [
    which,
    url,
    String(count),
  ])
  const earlyExit = once(child, 'exit').then(() => {
    throw new Error(`the server "${which}" ended before it listened`)
  })
  const [{ address, token }] = await Promise.race([once(child, 'message'), earlyExit])
  return { child, address, token }
}

/** Every list of the catalogue as staff opens it, ours beside by hand: first that both say the same, then how fast. */
export async function measureLists(
  url: string,
  catalogue: Catalogue,
  { count, minimumMs, ceiling, deepPageCeiling }: MeasureOptions,
  onList: (list: ListMeasures) => void,
): Promise<void> {
  const handWritten = await startListServer('hand', url, count)
  const ours = await startListServer('ours', url, count)
  const ourRequestFor = ({ resource, query }: ListCase) => {
    const listUrl = `${ours.address}/api/marketplace/${resource.name}?${queryString(query)}`
    return () => fetchTimed(listUrl, ours.token)
  }
  const measureCase = async (listCase: ListCase): Promise<CaseMeasure> => {
    const requestOurs = ourRequestFor(listCase)
    const requestHandWritten = () =>
      fetchTimed(`${handWritten.address}${handWrittenPath(listCase)}`, handWritten.token)
    assertSameAnswers(listCase, (await requestOurs()).text, (await requestHandWritten()).text)
    return {
      listCase,
      ...(minimumMs
        ? await compareTimes(requestOurs, requestHandWritten, { minimumMs, ceiling })
        : untimed),
    }
  }
  try {
    for (const resource of listedResources(catalogue)) {
      const cases = casesOf(resource, count)
      const measures: CaseMeasure[] = []
      for (const each of cases) measures.push(await measureCase(each))
      const [first] = cases
      let deepPageRatio = 0
      for (const each of cases) {
        if (!first || !minimumMs || each.group !== 'deep') continue
        const pages = await compareTimes(ourRequestFor(each), ourRequestFor(first), {
          minimumMs,
          ceiling: deepPageCeiling,
        })
        deepPageRatio = Math.max(deepPageRatio, pages.ratio)
      }
      onList({ cases: measures, deepPageRatio })
    }
  } finally {
    closeConnections()
    ours.child.disconnect()
    handWritten.child.disconnect()
  }
}

const untimed: Omit<CaseMeasure, 'listCase'> = { ours: 0, handWritten: 0, ratio: 1, error: 0 }

type TimedRequest = () => Promise<{ readonly time: number }>

/** Plans of prepared statements settle at the sixth time. */
const warmUpTurns = 6
/** Of each question so many turns, but where a turn is slow: of those a few say enough. */
const minimumTurns = 10
const maxMeasureMs = 1500
/** What lies beyond the ceiling is measured anew so often, each time twice as long as before: the longest counts. */
const maxRounds = 5

/** In turns, so that what drifts touches both; the medians of both, and of one by the other. */
async function compareTimes(
  requestOurs: TimedRequest,
  requestHandWritten: TimedRequest,
  { minimumMs, ceiling }: Pick<MeasureOptions, 'minimumMs' | 'ceiling'>,
): Promise<Omit<CaseMeasure, 'listCase'>> {
  const measure = async (durationMs: number, turns: number) => {
    const [ours, hands]: [number[], number[]] = [[], []]
    let elapsed = 0
    while (elapsed < durationMs || (ours.length < turns && elapsed < maxMeasureMs)) {
      // Neither is always the one that comes after the other.
      const isHandWrittenFirst = ours.length % 2 === 0
      const first = await (isHandWrittenFirst ? requestHandWritten() : requestOurs())
      const second = await (isHandWrittenFirst ? requestOurs() : requestHandWritten())
      ours.push(isHandWrittenFirst ? second.time : first.time)
      hands.push(isHandWrittenFirst ? first.time : second.time)
      elapsed += first.time + second.time
    }
    return summarise(ours, hands)
  }
  await measure(minimumMs, warmUpTurns)
  let result = await measure(minimumMs, minimumTurns)
  for (let round = 1; round < maxRounds && result.ratio > ceiling; round += 1)
    result = await measure(minimumMs * 2 ** round, minimumTurns)
  return result
}

/** Stretches of the turns, each with a ratio of its own: a passing load falls upon some of them. */
const segmentCount = 5

function summarise(
  ourTimes: readonly number[],
  handWrittenTimes: readonly number[],
): Omit<CaseMeasure, 'listCase'> {
  const length = Math.ceil(ourTimes.length / segmentCount)
  const ratios = Array.from({ length: Math.ceil(ourTimes.length / length) }, (_, part) => {
    const [from, to] = [part * length, (part + 1) * length]
    return median(ourTimes.slice(from, to)) / median(handWrittenTimes.slice(from, to))
  })
  const [byUs, byHand] = [median(ourTimes), median(handWrittenTimes)]
  return { ours: byUs, handWritten: byHand, ratio: byUs / byHand, error: standardError(ratios) }
}

/** By hand no address of a private file is signed. */
const withoutSignatures = (answer: string): string =>
  answer.replaceAll(/(\/files\/[0-9a-f-]{36})\/[^"]+/g, '$1')

function assertSameAnswers(
  { resource, group, name }: ListCase,
  answer: string,
  handWritten: string,
): void {
  const ours = withoutSignatures(answer)
  const [a, b] = [JSON.parse(ours), JSON.parse(handWritten)]
  if (isDeepStrictEqual(a, b)) return
  const at = [...ours].findIndex((character, index) => character !== handWritten[index])
  throw new Error(
    `${resource.name} ${group} ${name}: the answers differ at ${at}:\n${ours.slice(Math.max(0, at - 200), at + 300)}\n${handWritten.slice(Math.max(0, at - 200), at + 300)}`,
  )
}
