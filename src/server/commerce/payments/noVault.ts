import { refuse } from '#domain/problem.ts'
import type { CardVault } from './cardVault.ts'

/** The vault of providers that store no cards. */
export const noVault: CardVault = {
  startSetup: async () => {
    throw refuse('unavailable')
  },
  redeemToken: async () => undefined,
}
