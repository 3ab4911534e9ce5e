import type { Identity } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import { nameOfActor } from '#server/accounts/nameOfActor.ts'
import { run } from '#server/platform/database/database.ts'
import type { Engine } from '#server/engine/engine.ts'
import { retried } from '#server/engine/refusals.ts'
import { orderAnswer } from '#server/commerce/orders/orderAnswer.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { payAgain } from '#server/commerce/orders/pay.ts'
import { payFor } from '#server/commerce/orders/payFor.ts'
import { openRenewal } from './openRenewal.ts'
import type { Subject } from './renewable.ts'

/** What `renewSchema` lets through. */
export type RenewInput = {
  readonly paymentMethod: 'card' | 'bank_transfer'
  readonly savedCard?: string
  readonly returnTo?: string
}

type Asker = { readonly identity: Identity; readonly language: Language }

/**
 * Orders one period more, as its owner: prepared in one transaction, then paid with none open. Asked
 * again, it is the same order, which may then be paid in another way.
 */
export async function renew(
  parts: OrderParts,
  orders: Engine,
  subject: Subject,
  { paymentMethod, ...payment }: RenewInput,
  { identity, language }: Asker,
) {
  const { db } = parts
  const actor = await nameOfActor(db, identity)
  const { order: id, made } = await retried(() =>
    db.transaction().execute((inner) =>
      openRenewal(parts, inner, {
        subject,
        buyer: identity.id,
        language,
        method: paymentMethod,
        payment,
        actor,
      }),
    ),
  )
  const paid =
    !made && (await isPayable(parts, id))
      ? await payAgain(parts, id, { paymentMethod, ...payment })
      : await payFor(parts, id)
  const context = { db, language, publicly: false, identity }
  return { status: made ? 201 : 200, body: await orderAnswer(orders, id, paid, context) }
}

async function isPayable({ db }: OrderParts, order: string): Promise<boolean> {
  const { rows } = await run(
    db,
    `select 1 from orders where id = $1 and status = 'pending' and paid < due and payment_deadline > now()`,
    [order],
  )
  return rows.length === 1
}
