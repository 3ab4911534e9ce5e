import { withPostgres } from '../../postgres/withPostgres.ts'
import { prepareTables } from '../prepareShop.ts'
import { fillLists } from './fillLists.ts'
import { caseGroups } from './listCases.ts'
import { measureLists, type ListMeasures } from './measureLists.ts'

/** The maximum ratio of the time of a response to that of the hand-written one. */
const ceiling = 1.3

/** The maximum ratio of the time of any page to that of the first, for lists sorted by an index. */
const deepPageCeiling = 3

/** The data is thrown away, so it does not have to survive a power failure. */
const unsafeSettings = [
  'shared_buffers=1GB',
  'fsync=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
]

/** Measures every staff list with `count` records, prints results and returns missed targets. */
export const benchLists = (options: { count: number; minimumMs: number }): Promise<string[]> =>
  withPostgres(unsafeSettings, async ({ url }) => {
    const { count } = options
    const startedAt = performance.now()
    const catalogue = await prepareTables(url, (connection, all) =>
      fillLists(connection, all, count),
    )
    const seconds = (performance.now() - startedAt) / 1000
    console.log(
      `\nAll staff lists, PostgreSQL, ${count} records each, created in ${seconds.toFixed(0)} s (median in ms; at most ${ceiling} times the hand-written query)`,
    )
    const headings = caseGroups.map((group) => `  ${group.padEnd(8)} hand  ratio`)
    console.log(`  ${''.padEnd(20)}${headings.join('')}  deep/first`)
    const failures: string[] = []
    let caseCount = 0
    await measureLists(url, catalogue, { ...options, ceiling, deepPageCeiling }, (list) => {
      caseCount += list.cases.length
      failures.push(...reportList(list))
    })
    console.log(`  ${caseCount} requests compared`)
    return failures
  })

/** Prints one line for a list: for each case group the case with the worst ratio and its times. */
function reportList({ cases, deepPageRatio }: ListMeasures): string[] {
  const name = cases[0]?.listCase.resource.name ?? ''
  const cells = caseGroups.map((group) => {
    const measured = cases.filter(({ listCase }) => listCase.group === group)
    const [worst] = measured.toSorted((a, b) => b.ratio - a.ratio)
    if (!worst) return `  ${''.padStart(21)}`
    const { ours, handWritten, ratio } = worst
    return `  ${ours.toFixed(1).padStart(8)} ${handWritten.toFixed(1).padStart(6)}  ${ratio.toFixed(2)}`
  })
  console.log(`  ${name.padEnd(20)}${cells.join('')}  ${deepPageRatio.toFixed(2)}`)
  // Two equally fast sides differ by twice the standard error in one run of twenty.
  const slow = cases.filter(({ ratio, error }) => ratio - 2 * error > ceiling)
  for (const { listCase: of, ours, handWritten, ratio, error } of slow)
    console.log(
      `    ${of.group} ${of.name}: ours ${ours.toFixed(1)}   hand-written ${handWritten.toFixed(1)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
    )
  return [
    ...slow.map(
      ({ listCase, ratio }) =>
        `list ${name}, ${listCase.group} ${listCase.name}: ratio ${ratio.toFixed(2)}`,
    ),
    ...(deepPageRatio > deepPageCeiling
      ? [`list ${name}: a deep page takes ${deepPageRatio.toFixed(2)} times as long as the first`]
      : []),
  ]
}
