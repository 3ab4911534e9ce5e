import { afterAll, beforeAll, describe } from 'vitest'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { dialects, openShop, type Shop } from './shop.ts'

/**
 * Opens one shop per database for a whole suite, since opening one takes longer than most tests.
 */
export function describeInShop(
  describeAll: (getShop: () => Shop) => void,
  extraResources: readonly ResourceDeclaration[] = [],
): void {
  describe.each(dialects)('on %s', (dialect) => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(dialect, extraResources)
    })
    afterAll(() => shop.close())
    describeAll(() => shop)
  })
}
