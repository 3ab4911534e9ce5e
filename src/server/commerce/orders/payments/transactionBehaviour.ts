import { refuse } from '#domain/problem.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import { notifyBuyer } from '../orderMails.ts'
import type { OrderServices } from '../orderServices.ts'

type SentRefund = { readonly order: string; readonly amount: number; readonly currency: string }

/** Refunds by bank transfer are sent by hand: staff records when, and the bank's reference. */
export const createTransactionBehaviour = (services: OrderServices): Behaviour => ({
  actions: {
    sent: async (id, { reference }, { db, identity }) => {
      const { rows } = await runSql<SentRefund>(
        db,
        `update transactions set state = 'done', reference = $2, actor = coalesce(actor, $3),
           search_text = lower($2), version = version + 1, updated_at = now()
         where id = $1 and kind = 'refund' and state = 'pending' and provider <> all($4::text[])
         returning order_ as order, amount, amount_currency as currency`,
        [
          id,
          String(reference),
          (await readActorEmail(db, identity)) ?? null,
          [...services.providers.keys()],
        ],
      )
      const [refund] = rows
      if (!refund) throw refuse('action_not_allowed')
      const { order, amount, currency } = refund
      await recordOrderEvent(db, order, 'refunded', { amount, currency }, { id: identity?.id })
      await notifyBuyer(services, db, order, 'refunded')
    },
  },
})
