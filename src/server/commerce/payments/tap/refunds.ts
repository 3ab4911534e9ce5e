import { numberAt, textAt } from '../json.ts'
import { ProviderUnavailable, type PaymentProvider, type Refunded } from '../provider.ts'
import { minorUnits, tapAmount } from './amounts.ts'
import { TapRefusal, type TapApi } from './api.ts'
import { readCharge } from './charge.ts'
import { refundsOf } from './refundList.ts'

export async function giveBack(
  api: TapApi,
  ...[ref, { amount, reason, key }]: Parameters<PaymentProvider['refund']>
): Promise<Refunded> {
  const charge = await readCharge(api, ref)
  const known = await findAgain(api, ref, charge, key)
  if (known) return refundedOf(known)
  const webhookUrl = textAt(charge, 'post', 'url')
  try {
    const refund = await api.post('/refunds', {
      charge_id: ref,
      amount: tapAmount(amount),
      currency: amount.currency,
      reason,
      description: textAt(charge, 'reference', 'order') ?? ref,
      reference: { merchant: key, idempotent: `refund:${key}` },
      metadata: { paymentId: textAt(charge, 'metadata', 'paymentId') ?? '', key },
      ...(webhookUrl ? { post: { url: webhookUrl } } : {}),
    })
    return refundedOf(refund)
  } catch (error) {
    if (error instanceof TapRefusal) return { ref: '', state: 'failed', failure: error.message }
    throw error
  }
}

/** Tap forgets keys after a day, and until then repeats what it said first. */
async function findAgain(api: TapApi, ref: string, charge: unknown, key: string): Promise<unknown> {
  const refunds = await refundsOf(api, ref, charge)
  return refunds.find((refund) => textAt(refund, 'metadata', 'key') === key)
}

function refundedOf(refund: unknown): Refunded {
  const ref = textAt(refund, 'id')
  if (!ref) throw new ProviderUnavailable('Tap: a refund without an id')
  const state = stateOf(refund)
  const failure = textAt(refund, 'response', 'message')
  return { ref, state, ...(state === 'failed' && failure ? { failure } : {}) }
}

/** Only what has surely failed may be paid back in another way. */
const states: Readonly<Record<string, Refunded['state']>> = {
  REFUNDED: 'done',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
  CANCELLED: 'failed',
}

const stateOf = (refund: unknown): Refunded['state'] =>
  states[textAt(refund, 'status') ?? ''] ?? 'pending'

/** What was given back of a charge, and what is on its way. */
export async function refundedSum(api: TapApi, ref: string, charge: unknown): Promise<number> {
  const refunds = await refundsOf(api, ref, charge)
  return refunds
    .filter((refund) => stateOf(refund) !== 'failed')
    .reduce<number>(
      (sum, refund) =>
        sum + minorUnits(numberAt(refund, 'amount') ?? 0, textAt(refund, 'currency') ?? ''),
      0,
    )
}
