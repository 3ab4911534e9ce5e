import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'

/**
 * A card's balance starts at its value; changing the value changes the balance by the same amount.
 */
export const createGiftCardBehaviour = (): Behaviour => ({
  watchedFields: ['value'],
  guard: ({ before, input }) => {
    const { currency }: { currency?: string } = Object(input?.value)
    return before && currency && currency !== before.value_currency
      ? { code: 'validation', fields: { '/value/currency': { key: 'field.fixed' } } }
      : undefined
  },
  after: async ({ kind, id, before, input }, { db }) => {
    if (kind === 'deleted' || !input || !('value' in input)) return
    await runSql(
      db,
      `update gift_cards set balance = greatest(0, coalesce(balance, 0) + value - $2), balance_currency = value_currency
       where id = $1`,
      [id, Number(before?.value ?? 0)],
    )
  },
})
