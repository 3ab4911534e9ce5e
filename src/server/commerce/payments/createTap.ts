import { noVault } from './noVault.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { createTapApi, type TapSettings } from './tap/tapApi.ts'
import { openCharge } from './tap/openCharge.ts'
import { readPaymentDetails } from './tap/readPaymentDetails.ts'
import { refundTapCharge } from './tap/refundTapCharge.ts'
import { readTapEvent } from './tap/readTapEvent.ts'

/** Tap, by the page of its charges: no card number ever comes near us. */
export function createTap(settings: TapSettings): PaymentProvider {
  const api = createTapApi(settings)
  return {
    code: 'TAP',
    // Tap has no page that adds a card without a payment: its verification asks for a token, which is
    // made by a script of theirs or from the number itself, and neither belongs on our pages. Cards are
    // saved during a payment instead (`saveCard`).
    vault: noVault,
    createPayment: (order) => openCharge(api, order),
    retrieve: (ref) => readPaymentDetails(api, ref),
    // Tap has no call that ends a charge which was not paid: it runs out by itself within the hour.
    cancel: async () => {},
    refund: (ref, refund) => refundTapCharge(api, ref, refund),
    readWebhook: (raw, headers) => readTapEvent(settings.secretKey, raw, headers),
  }
}
