import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import { openRenewal } from './openRenewal.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'

/** A purchased pool never changes: it is allocated to tenants, and renewed by a new pool. */
export const createLicencePoolBehaviour = (services: OrderServices): Behaviour => ({
  derive: {
    available: {
      from: ['quantity', 'allocated'],
      sql: (alias) => `(${alias}.quantity - ${alias}.allocated)`,
    },
    status: {
      from: ['expiresAt'],
      sql: (alias) => `(case when ${alias}.expires_at < now() then 'expired' else 'active' end)`,
    },
  },
  actions: {
    renew: async (id, _, { db, identity, language }) => {
      await openRenewal(services, db, {
        subject: { kind: 'pool', id },
        language,
        method: 'bank_transfer',
        payment: {},
        actor: await readActorEmail(db, identity),
      })
    },
  },
})
