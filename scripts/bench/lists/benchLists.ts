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

/** How many times as long as by hand an answer may take. */
const ceiling = 1.3

/** How many times as long as the first page any other page may take, of lists in an order that an index has. */
const deepPageCeiling = 3

/** Data that is thrown away needs not outlive a power cut. */
const unsafeSettings = [
  'shared_buffers=1GB',
  'fsync=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
]

/** Every list of staff with `count` records in each: prints what was measured and returns what was not reached. */
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

/** Every list of the catalogue with so many records. */
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

/** One line for one list: of each group the question whose ratio is the worst, its times and what it is. */
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
  // Sides that are equally fast lie twice the standard error apart in one run of twenty.
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
