import { sql } from 'kysely'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { fieldProblem } from '#domain/problem.ts'

/**
 * A card's balance starts at its value; changing the value changes the balance by the same amount.
 */
export const createGiftCardBehaviour = (): Behaviour => ({
  watchedFields: ['value'],
  guard: ({ before, input }) => {
    const { currency }: { currency?: string } = Object(input?.value)
    return before && currency && currency !== before.value_currency
      ? fieldProblem('/value/currency', 'field.fixed')
      : undefined
  },
  after: async ({ kind, id, before, input }, { db }) => {
    if (kind === 'deleted' || !input || !('value' in input)) return
    const former = Number(before?.value ?? 0)
    await db
      .updateTable('gift_cards')
      .set((eb) => ({
        balance: sql`greatest(0, coalesce(balance, 0) + value - ${former})`,
        balance_currency: eb.ref('value_currency'),
      }))
      .where('id', '=', id)
      .execute()
  },
})
