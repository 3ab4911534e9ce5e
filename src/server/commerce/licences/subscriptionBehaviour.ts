import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import type { Behaviour } from '#server/engine/behaviour.ts'
import type { Context } from '#server/engine/context.ts'
import { openRenewal } from './openRenewal.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import * as steps from './subscriptionSteps.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'

/** Staff actions on subscriptions; each is a move of the subscription lifecycle. */
export function createSubscriptionBehaviour(services: OrderServices): Behaviour {
  const createStep = async (id: string, { db, identity, language }: Context, version?: number) => ({
    id,
    version,
    by: 'staff' as const,
    actor: await readActorEmail(db, identity),
    statusLabel: statusLabel(services.catalogue, 'subscriptions', language),
  })

  return {
    checksOwnActions: true,
    actions: {
      activate: async (id, _, context, version) =>
        steps.activateSubscription(context.db, await createStep(id, context, version)),
      suspend: async (id, _, context, version) =>
        steps.suspendSubscription(context.db, await createStep(id, context, version)),
      resume: async (id, { until }, context, version) => {
        const step = await createStep(id, context, version)
        await steps.resumeSubscription(context.db, { ...step, until: String(until) })
      },
      cancel: async (id, { when }, context, version) => {
        const step = await createStep(id, context, version)
        await steps.cancelSubscription(context.db, { ...step, when: steps.readCancelTiming(when) })
      },
      renew: async (id, _, { db, identity, language }) => {
        await openRenewal(services, db, {
          subject: { kind: 'subscription', id },
          language,
          method: 'bank_transfer',
          payment: {},
          actor: await readActorEmail(db, identity),
        })
      },
    },
  }
}
