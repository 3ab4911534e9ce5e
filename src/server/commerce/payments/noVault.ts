import { refuse } from '#domain/problem.ts'
import type { CardVault } from './cardVault.ts'

/** Where nobody keeps cards. */
export const noVault: CardVault = {
  begin: async () => {
    throw refuse('unavailable')
  },
  cardOf: async () => undefined,
}
