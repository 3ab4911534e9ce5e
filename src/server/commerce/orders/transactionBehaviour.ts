import { refuse } from '#domain/problem.ts'
import { nameOfActor } from '#server/accounts/nameOfActor.ts'
import { run } from '#server/platform/database/database.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { recordEvent } from './events.ts'
import { notifyBuyer } from './orderMails.ts'
import type { OrderParts } from './parts.ts'

type Sent = { readonly order: string; readonly amount: number; readonly currency: string }

/** What goes back by bank transfer is sent by hand: staff says when, and under which reference. */
export const transactions = (parts: OrderParts): Behaviour => ({
  actions: {
    sent: async (id, { reference }, { db, identity }) => {
      const { rows } = await run<Sent>(
        db,
        `update transactions set state = 'done', reference = $2, actor = coalesce(actor, $3),
           search_text = lower($2), version = version + 1, updated_at = now()
         where id = $1 and kind = 'refund' and state = 'pending' and provider <> all($4::text[])
         returning order_ as order, amount, amount_currency as currency`,
        [
          id,
          String(reference),
          (await nameOfActor(db, identity)) ?? null,
          [...parts.providers.keys()],
        ],
      )
      const [sent] = rows
      if (!sent) throw refuse('action_not_allowed')
      const { order, amount, currency } = sent
      await recordEvent(db, order, 'refunded', { amount, currency }, { id: identity?.id })
      await notifyBuyer(parts, db, order, 'refunded')
    },
  },
})
