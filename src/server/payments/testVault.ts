import { refuse } from '#domain/problem.ts'
import type { CardVault } from './cardVault.ts'
import { isOwnPath } from './returnTo.ts'
import { addSetup, randomName, takeCard } from './testSetups.ts'

/** A vault that needs nobody outside: its page offers test cards, and keeps no number at all. */
export const createTestVault = (publicUrl: string): CardVault => ({
  async begin(setup, db) {
    if (!isOwnPath(setup.returnTo)) {
      throw refuse('validation', { fields: { '/returnTo': { key: 'field.invalid' } } })
    }
    return `${publicUrl}/test-gateway/cards/${await addSetup(setup, db)}`
  },

  async cardOf(token, accountId, db) {
    const card = await takeCard(token, accountId, db)
    if (!card) return undefined
    const { brand, lastFour, expiry, holder } = card
    return { token: `test_${randomName()}`, provider: 'test', brand, lastFour, expiry, holder }
  },
})
