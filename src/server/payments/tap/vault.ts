import { refuse } from '#domain/problem.ts'
import type { CardVault } from '../cardVault.ts'

/**
 * Tap has no page that adds a card without a payment: its verification asks for a token, which is
 * made by a script of theirs or from the number itself, and neither belongs on our pages. Cards are
 * saved during a payment instead (`saveCard`).
 */
export const tapVault: CardVault = {
  begin: async () => {
    throw refuse('unavailable')
  },
  cardOf: async () => undefined,
}
