import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Engine } from '#server/engine/engine.ts'
import { retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { readOrderResponse } from '#server/commerce/orders/readOrderResponse.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { retryPayment } from '#server/commerce/orders/payments/payOrder.ts'
import { startPayment } from '#server/commerce/orders/payments/startPayment.ts'
import type { PlaceOrderInput } from '#server/commerce/orders/checkout/prepareOrder.ts'
import { openRenewal } from './openRenewal.ts'
import type { RenewalSubject } from './renewable.ts'

/** Input of `renewRoute`, validated by its schema. */
export type RenewInput = Pick<PlaceOrderInput, 'paymentMethod' | 'savedCard' | 'returnTo'>

type Requester = { readonly identity: Identity; readonly language: Language }

/**
 * Orders one more period for the owner: prepared in one transaction, then paid outside of it.
 * Repeated requests return the same order, which may then be paid by another method.
 */
export async function orderRenewal(
  services: OrderServices,
  orders: Engine,
  subject: RenewalSubject,
  { paymentMethod, ...payment }: RenewInput,
  { identity, language }: Requester,
) {
  const { db } = services
  const actor = await readActorEmail(db, identity)
  const { order: id, isNew } = await retryTransaction(() =>
    db.transaction().execute((inner) =>
      openRenewal(services, inner, {
        subject,
        buyer: identity.id,
        language,
        method: paymentMethod,
        payment,
        actor,
      }),
    ),
  )
  const instructions =
    !isNew && (await isPayable(services, id))
      ? await retryPayment(services, id, { paymentMethod, ...payment })
      : await startPayment(services, id)
  const context = { db, language, isPublic: false, identity }
  return {
    status: isNew ? 201 : 200,
    body: await readOrderResponse(orders, id, instructions, context),
  }
}

async function isPayable({ db }: OrderServices, order: string): Promise<boolean> {
  const rows = await db
    .selectFrom('orders')
    .where('id', '=', order)
    .where('status', '=', 'pending')
    .whereRef('paid', '<', 'due')
    .where('payment_deadline', '>', now)
    .execute()
  return rows.length === 1
}
