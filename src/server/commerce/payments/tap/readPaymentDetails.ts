import { valueAt, numberAt, textAt } from '../json.ts'
import { ProviderUnavailable, type PaymentDetails } from '../paymentProvider.ts'
import { toMinorUnits } from './tapAmounts.ts'
import type { TapApi } from './tapApi.ts'
import { readSavedCard, cardSummary } from './tapCard.ts'
import { readCharge } from './readCharge.ts'
import { sumRefunds } from './refundTapCharge.ts'

type State = PaymentDetails['state']

/** Any other status has not ended; it will be checked again. */
const stateByStatus: Readonly<Record<string, State>> = {
  CAPTURED: 'captured',
  ABANDONED: 'expired',
  TIMEDOUT: 'expired',
  CANCELLED: 'cancelled',
  VOID: 'cancelled',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
}

export async function readPaymentDetails(api: TapApi, ref: string): Promise<PaymentDetails> {
  const charge = await readCharge(api, ref)
  const status = textAt(charge, 'status')
  const currency = textAt(charge, 'currency')
  const amount = numberAt(charge, 'amount')
  if (!status || !currency || amount === undefined) {
    throw new ProviderUnavailable(`Tap: ${ref} is not described as a charge`)
  }
  const state = stateByStatus[status] ?? 'open'
  const card = cardSummary(charge)
  const common = { state, currency, ...(card ? { card } : {}) }
  if (state !== 'captured') {
    const failure = ['code', 'message'].map((each) => textAt(charge, 'response', each))
    return {
      ...common,
      captured: 0,
      refunded: 0,
      ...(state === 'failed' ? { failure: failure.filter(Boolean).join(' ') || status } : {}),
    }
  }
  const saved = valueAt(charge, 'save_card') === true ? await readSavedCard(api, charge) : undefined
  return {
    ...common,
    captured: toMinorUnits(amount, currency),
    refunded: await sumRefunds(api, ref, charge),
    ...(saved ? { saved } : {}),
  }
}
