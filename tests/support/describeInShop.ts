import { afterAll, beforeAll } from 'vitest'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { openShop, type Shop } from './shop.ts'
import { describeOnEachDatabase } from './describeOnEachDatabase.ts'

/**
 * Opens one shop per database for a whole suite, since opening one takes longer than most tests.
 */
export function describeInShop(
  describeAll: (getShop: () => Shop) => void,
  extraResources: readonly ResourceDeclaration[] = [],
): void {
  describeOnEachDatabase('on %s', (dialect) => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(dialect, extraResources)
    })
    afterAll(() => shop.close())
    describeAll(() => shop)
  })
}
