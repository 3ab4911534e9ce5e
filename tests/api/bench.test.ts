/** @module-tag long */
import { expect, it } from 'vitest'
import { measureApi } from '../../scripts/bench/measureApi.ts'
import { fillLists } from '../../scripts/bench/lists/fillLists.ts'
import { measureLists } from '../../scripts/bench/lists/measureLists.ts'
import { measurePlacing } from '../../scripts/bench/measurePlacing.ts'
import { prepareShop, prepareTables } from '../../scripts/bench/prepareShop.ts'
import { createDatabase } from '../support/shop.ts'

const patience = { timeout: 180_000 }
const count = 100

it('the bench compares routes with hand-written ones that answer the same', patience, async () => {
  const url = await createDatabase()
  await prepareShop(url, count, 20)
  const { reads, writes } = await measureApi(url, { count, seconds: 0.1, rounds: 1 })
  expect(reads.map(({ name }) => name)).toEqual(['list', 'far page', 'one', 'search'])
  expect(writes.map(({ ours, handWritten }) => ours > 0 && handWritten > 0)).toEqual(
    Array.from({ length: 8 }, () => true),
  )
  const placed = await measurePlacing(url, { count, rounds: 1, orders: 6, warmUp: 1 })
  expect([placed.ours > 0, placed.handWritten > 0]).toEqual([true, true])
})

it(
  'the bench compares every staff list with a hand-written one that answers the same',
  patience,
  async () => {
    const url = await createDatabase()
    const catalogue = await prepareTables(url, (connection, all) =>
      fillLists(connection, all, count),
    )
    let requestCount = 0
    const pace = { count, minimumMs: 0, ceiling: 1, deepPageCeiling: 1 }
    await measureLists(url, catalogue, pace, ({ cases }) => void (requestCount += cases.length))
    expect(requestCount).toBeGreaterThan(200)
  },
)
