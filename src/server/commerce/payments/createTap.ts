import { noVault } from './noVault.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { createTapApi, type TapSettings } from './tap/tapApi.ts'
import { openCharge } from './tap/openCharge.ts'
import { readPaymentDetails } from './tap/readPaymentDetails.ts'
import { refundTapCharge } from './tap/refundTapCharge.ts'
import { readTapEvent } from './tap/readTapEvent.ts'

/** Tap with its payment page: card numbers never reach our servers. */
export function createTap(settings: TapSettings): PaymentProvider {
  const api = createTapApi(settings)
  return {
    code: 'TAP',
    // Tap has no page for adding a card without a payment: its verification needs a token, created
    // by their script or from the card number, and neither belongs on our pages. Cards are saved
    // during a payment instead (`saveCard`).
    vault: noVault,
    createPayment: (order) => openCharge(api, order),
    retrieve: (ref) => readPaymentDetails(api, ref),
    // Tap cannot cancel an unpaid charge: it expires within the hour.
    cancel: async () => {},
    refund: (ref, refund) => refundTapCharge(api, ref, refund),
    readWebhook: (raw, headers) => readTapEvent(settings.secretKey, raw, headers),
  }
}
