import { expect, it } from 'vitest'
import { systemTables } from '#server/platform/database/tables.generated.ts'
import { readCode, readSource } from './support/sources.ts'

/** Why a file, or all of a folder, writes to a resource's tables without the engine's writer. */
const reasons: Readonly<Record<string, string>> = {
  'accounts/approvals/': 'a decision is one conditional update, of which only the first succeeds',
  'accounts/failedJobBehaviour.ts': 'a decision is one conditional update',
  'boot/sweepJob.ts': 'expired rows go in one statement and leave no history',
  'commerce/approvals/': 'a decision is one conditional update, of which only the first succeeds',
  'commerce/licences/': 'grants and moves run under locks; licence events are their history',
  'commerce/orders/': 'orders move by actions under their lock; order events are their history',
  'commerce/pricing/giftCardBehaviour.ts': 'the balance follows the value in one statement',
  'commerce/quotes/': 'requests move by actions under their lock; events are their history',
  'boot/backup/': 'a restored backup brings its own history',
  'commerce/settings/claimRecords.ts': 'what came before there were brands gets one at the start',
  'commerce/settings/settingsApproval.ts': 'it applies what the writer has checked and recorded',
  'commerce/settings/settingsIds.ts': 'orders of before there were brands get theirs',
  'commerce/stock/': 'levels change by counted movements under locks taken in a fixed order',
  'platform/database/': 'migrations change data together with its columns',
  'http/recordAuditEvent.ts': 'it stands below the engine, and events have no history',
  'platform/jobs/recordFailedJob.ts': 'it stands below the engine',
}

const declaredTables = new Set(
  [
    ...readSource('src/server/platform/database/tables.generated.ts').text.matchAll(
      /^ {2}(\w+): /gm,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !systemTables.some((each) => each === name)),
)

const writes =
  /(?:insertInto|updateTable|deleteFrom)\('(\w+)|(?:insert into|update|delete from) (\w+|\$\{)/g

const writers = readCode('src/server')
  .filter(({ path }) => !/^src\/server\/(engine|boot\/migrations)\//.test(path))
  .filter(({ text }) =>
    [...text.matchAll(writes)].some(
      ([, built, raw]) => declaredTables.has(built ?? raw ?? '') || raw === '${',
    ),
  )
  .map(({ path }) => path.replace('src/server/', ''))

it('resource tables are written through the engine, or the exception has a reason', () => {
  const places = Object.keys(reasons)
  expect(writers.filter((path) => !places.some((each) => path.startsWith(each)))).toEqual([])
  expect(places.filter((each) => !writers.some((path) => path.startsWith(each)))).toEqual([])
})
