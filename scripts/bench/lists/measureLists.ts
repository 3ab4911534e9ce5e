import { queryString } from '#api/queryString.ts'
import type { Catalogue } from '#resource/resource.ts'
import { assertSameAnswers } from '../assertSameAnswers.ts'
import { closeConnections, sendRequest, type TimedAnswer } from '../sendRequest.ts'
import { median, standardError } from '../statistics.ts'
import { withBothServers } from '../withServer.ts'
import { handWrittenPath } from './handWrittenLists.ts'
import { casesOf, type ListCase } from './listCases.ts'
import { listedResources } from './values.ts'

type TimeComparison = {
  /** milliseconds, the median of all responses */
  readonly ours: number
  readonly handWritten: number
  /** the time of ours divided by that of the hand-written side */
  readonly ratio: number
  /** the standard error of the ratio, from the ratios of its segments */
  readonly error: number
}

type CaseMeasure = TimeComparison & { readonly listCase: ListCase }

export type ListMeasures = {
  readonly cases: readonly CaseMeasure[]
  /** the worst ratio of a deep page to the first page, measured alternately */
  readonly deepPageRatio: number
}

type MeasureOptions = {
  readonly count: number
  /** the minimum total milliseconds per case; 0 sends the requests without timing them */
  readonly minimumMs: number
  /** ratios above are measured again: ours to hand-written, and deep pages to the first page */
  readonly ceiling: number
  readonly deepPageCeiling: number
}

/** Checks that both servers give equal responses for every staff list, then compares times. */
export const measureLists = (
  url: string,
  catalogue: Catalogue,
  { count, minimumMs, ceiling, deepPageCeiling }: MeasureOptions,
  onList: (list: ListMeasures) => void,
): Promise<void> =>
  withBothServers('lists', [url, count], async (ours, handWritten) => {
    const ourRequestFor = ({ resource, query }: ListCase) => {
      const listUrl = `${ours.address}/api/marketplace/${resource.name}?${queryString(query)}`
      return () => sendRequest(listUrl, ours)
    }
    const measureCase = async (listCase: ListCase): Promise<CaseMeasure> => {
      const { resource, group, name } = listCase
      const requestOurs = ourRequestFor(listCase)
      const requestHandWritten = () =>
        sendRequest(`${handWritten.address}${handWrittenPath(listCase)}`, handWritten)
      const [a, b] = [await requestOurs(), await requestHandWritten()]
      assertSameAnswers(`${resource.name} ${group} ${name}`, a.text, b.text)
      const options = { minimumMs, ceiling }
      return { listCase, ...(await compareTimes(requestOurs, requestHandWritten, options)) }
    }
    for (const resource of listedResources(catalogue)) {
      const cases = casesOf(resource, count)
      const measures: CaseMeasure[] = []
      for (const each of cases) measures.push(await measureCase(each))
      const [first] = cases
      let deepPageRatio = 0
      for (const each of cases) {
        if (!first || each.group !== 'deep') continue
        const options = { minimumMs, ceiling: deepPageCeiling }
        const pages = await compareTimes(ourRequestFor(each), ourRequestFor(first), options)
        deepPageRatio = Math.max(deepPageRatio, pages.ratio)
      }
      onList({ cases: measures, deepPageRatio })
    }
    closeConnections()
  })

/** Plans of prepared statements settle at the sixth execution. */
const warmUpTurns = 6
/** The minimum number of turns per case, unless turns are slow: then a few are enough. */
const minimumTurns = 10
const maxMeasureMs = 1500
/**
 * The maximum number of measurements above the ceiling, each twice as long; the last one counts.
 */
const maxRounds = 5

type TimedRequest = () => Promise<TimedAnswer>

/** Alternates the two sides, so that drift affects both; returns medians and their ratio. */
async function compareTimes(
  requestOurs: TimedRequest,
  requestHandWritten: TimedRequest,
  { minimumMs, ceiling }: Pick<MeasureOptions, 'minimumMs' | 'ceiling'>,
): Promise<TimeComparison> {
  if (!minimumMs) return { ours: 0, handWritten: 0, ratio: 1, error: 0 }
  const measure = async (durationMs: number, turns: number) => {
    const [ours, hands]: [number[], number[]] = [[], []]
    let elapsed = 0
    while (elapsed < durationMs || (ours.length < turns && elapsed < maxMeasureMs)) {
      // Alternates the order, so that neither side always runs second.
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

/** Segments of the turns, each with its own ratio: temporary load only affects some of them. */
const segmentCount = 5

function summarise(
  ourTimes: readonly number[],
  handWrittenTimes: readonly number[],
): TimeComparison {
  const length = Math.ceil(ourTimes.length / segmentCount)
  const ratios = Array.from({ length: Math.ceil(ourTimes.length / length) }, (_, part) => {
    const [from, to] = [part * length, (part + 1) * length]
    return median(ourTimes.slice(from, to)) / median(handWrittenTimes.slice(from, to))
  })
  const [ours, handWritten] = [median(ourTimes), median(handWrittenTimes)]
  return { ours, handWritten, ratio: ours / handWritten, error: standardError(ratios) }
}
