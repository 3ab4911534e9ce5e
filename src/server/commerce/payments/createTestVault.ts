import { insertCardSetup } from './cardSetups.ts'
import type { CardVault } from './cardVault.ts'
import { assertOwnPath } from './returnTo.ts'
import { cardOfLastFour } from './testCards.ts'
import { consumeTestCard } from './testSetups.ts'
import { createTestToken } from './testTokens.ts'

/** A vault without an external service: its page offers test cards and stores no numbers. */
export const createTestVault = (publicUrl: string): CardVault => ({
  async startSetup(setup, db) {
    assertOwnPath(setup.returnTo)
    return `${publicUrl}/test-gateway/cards/${await insertCardSetup(setup, db)}`
  },

  async redeemToken(token, accountId, db) {
    const card = await consumeTestCard(token, accountId, db)
    if (!card) return undefined
    const { brand, lastFour, expiry, holder } = card
    const name = cardOfLastFour(lastFour)
    return { token: createTestToken(name), provider: 'test', brand, lastFour, expiry, holder }
  },
})
