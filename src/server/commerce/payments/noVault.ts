import { refuse } from '#domain/problem.ts'
import type { CardVault } from './cardVault.ts'

export const noVault: CardVault = {
  startSetup: async () => {
    throw refuse('unavailable')
  },
  redeemToken: async () => undefined,
}
