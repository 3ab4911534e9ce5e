import { numberAt, textAt } from '../json.ts'
import { ProviderUnavailable, type PaymentProvider, type RefundResult } from '../paymentProvider.ts'
import { toMinorUnits, toTapAmount } from './tapAmounts.ts'
import { TapRefusal, type TapApi } from './tapApi.ts'
import { readCharge } from './readCharge.ts'
import { listRefunds } from './listRefunds.ts'

export async function refundTapCharge(
  api: TapApi,
  ...[ref, { amount, reason, key }]: Parameters<PaymentProvider['refund']>
): Promise<RefundResult> {
  const charge = await readCharge(api, ref)
  const existing = await findExistingRefund(api, ref, charge, key)
  if (existing) return toRefundResult(existing)
  const webhookUrl = textAt(charge, 'post', 'url')
  try {
    const refund = await api.post('/refunds', {
      charge_id: ref,
      amount: toTapAmount(amount),
      currency: amount.currency,
      reason,
      description: textAt(charge, 'reference', 'order') ?? ref,
      reference: { merchant: key, idempotent: `refund:${key}` },
      metadata: { paymentId: textAt(charge, 'metadata', 'paymentId') ?? '', key },
      ...(webhookUrl ? { post: { url: webhookUrl } } : {}),
    })
    return toRefundResult(refund)
  } catch (error) {
    if (error instanceof TapRefusal) return { ref: '', state: 'failed', failure: error.message }
    throw error
  }
}

/** Tap forgets keys after a day, and repeats its first response until then. */
async function findExistingRefund(
  api: TapApi,
  ref: string,
  charge: unknown,
  key: string,
): Promise<unknown> {
  const refunds = await listRefunds(api, ref, charge)
  return refunds.find((refund) => textAt(refund, 'metadata', 'key') === key)
}

function toRefundResult(refund: unknown): RefundResult {
  const ref = textAt(refund, 'id')
  if (!ref) throw new ProviderUnavailable('Tap: a refund without an id')
  const state = stateOf(refund)
  const failure = textAt(refund, 'response', 'message')
  return { ref, state, ...(state === 'failed' && failure ? { failure } : {}) }
}

/** Only refunds that have certainly failed may be refunded in another way. */
const stateByStatus: Readonly<Record<string, RefundResult['state']>> = {
  REFUNDED: 'done',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
  CANCELLED: 'failed',
}

const stateOf = (refund: unknown): RefundResult['state'] =>
  stateByStatus[textAt(refund, 'status') ?? ''] ?? 'pending'

/** Returns the sum of completed and pending refunds of a charge. */
export async function sumRefunds(api: TapApi, ref: string, charge: unknown): Promise<number> {
  const refunds = await listRefunds(api, ref, charge)
  return refunds
    .filter((refund) => stateOf(refund) !== 'failed')
    .reduce<number>(
      (sum, refund) =>
        sum + toMinorUnits(numberAt(refund, 'amount') ?? 0, textAt(refund, 'currency') ?? ''),
      0,
    )
}
