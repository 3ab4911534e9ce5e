import { afterAll, beforeAll, describe } from 'vitest'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { dialects, openShop, type Shop } from './shop.ts'

/** On each database one shop for all that is described: opening one takes longer than most sentences. */
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
