import { addSetup } from './cardSetups.ts'
import type { CardVault } from './cardVault.ts'
import { demandOwnPath } from './returnTo.ts'
import { cardOfLastFour } from './testCards.ts'
import { takeCard } from './testSetups.ts'
import { newTestToken } from './testTokens.ts'

/** A vault that needs nobody outside: its page offers test cards, and keeps no number at all. */
export const createTestVault = (publicUrl: string): CardVault => ({
  async begin(setup, db) {
    demandOwnPath(setup.returnTo)
    return `${publicUrl}/test-gateway/cards/${await addSetup(setup, db)}`
  },

  async cardOf(token, accountId, db) {
    const card = await takeCard(token, accountId, db)
    if (!card) return undefined
    const { brand, lastFour, expiry, holder } = card
    const name = cardOfLastFour(lastFour)
    return { token: newTestToken(name), provider: 'test', brand, lastFour, expiry, holder }
  },
})
