import { join } from 'node:path'
import type { Catalogue } from '#resource/resource.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import { root } from '../../vite/root.ts'
import { fillLists } from './fillLists.ts'
import { caseGroups, type CaseGroup } from './listCases.ts'
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
export async function benchLists({
  count,
  minimumMs,
}: {
  count: number
  minimumMs: number
}): Promise<string[]> {
  const postgres = await startPostgres(unsafeSettings)
  try {
    const catalogue = await loadCatalogue(join(root, 'schemas'))
    const startedAt = performance.now()
    await prepareLists(postgres.url, catalogue, count)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(
      `\nEvery list of staff, PostgreSQL, ${count} records each, filled in ${seconds.toFixed(0)} s (median, ms; ceiling ${ceiling} of by hand)`,
    )
    console.log(
      `  ${''.padEnd(20)}${caseGroups.map((group) => heading(group)).join('')}  far/first`,
    )
    const failures: string[] = []
    let caseCount = 0
    await measureLists(
      postgres.url,
      catalogue,
      { count, minimumMs, ceiling, deepPageCeiling },
      (list) => {
        caseCount += list.cases.length
        failures.push(...reportList(list))
      },
    )
    console.log(`  ${caseCount} questions`)
    return failures
  } finally {
    await postgres.stop()
  }
}

/** Fills every list of the catalogue with `count` records. */
export async function prepareLists(
  url: string,
  catalogue: Catalogue,
  count: number,
): Promise<void> {
  const connection = await connectPostgres(url, 2)
  await migrate(connection, 'beforeSync')
  await syncTables(connection, catalogue)
  await fillLists(connection, catalogue, count)
  await connection.close()
}

const heading = (group: CaseGroup): string => `  ${group.padEnd(8)} hand  ratio`

/** Formats one line for a list: for each case group the case with the worst ratio and its times. */
function reportList({ cases: measured, deepPageRatio }: ListMeasures): string[] {
  const [first] = measured
  if (!first) return []
  const name = first.listCase.resource.name
  const worst = caseGroups.map((group) =>
    measured
      .filter(({ listCase }) => listCase.group === group)
      .toSorted((a, b) => b.ratio - a.ratio)
      .at(0),
  )
  const cells = worst.map((each) =>
    each
      ? `  ${each.ours.toFixed(1).padStart(8)} ${each.handWritten.toFixed(1).padStart(6)}  ${each.ratio.toFixed(2)}`
      : `  ${''.padStart(21)}`,
  )
  console.log(`  ${name.padEnd(20)}${cells.join('')}  ${deepPageRatio.toFixed(2)}`)
  // Two equally fast sides differ by twice the standard error in one run of twenty.
  const slow = measured.filter(({ ratio, error }) => ratio - 2 * error > ceiling)
  for (const { listCase: of, ours, handWritten, ratio, error } of slow)
    console.log(
      `    ${of.group} ${of.name}: ours ${ours.toFixed(1)}   by hand ${handWritten.toFixed(1)}   ratio ${ratio.toFixed(2)} ±${error.toFixed(2)}`,
    )
  return [
    ...slow.map(
      ({ listCase, ratio }) =>
        `list ${name} ${listCase.group} ${listCase.name} ${ratio.toFixed(2)}`,
    ),
    ...(deepPageRatio > deepPageCeiling
      ? [`list ${name}: a page far down takes ${deepPageRatio.toFixed(2)} times as long`]
      : []),
  ]
}
