import { noVault } from './noVault.ts'
import type { PaymentProvider } from './provider.ts'
import { tapApi, type TapSettings } from './tap/api.ts'
import { openCharge } from './tap/charges.ts'
import { factsOf } from './tap/facts.ts'
import { refundPayment } from './tap/refunds.ts'
import { readEvent } from './tap/webhook.ts'

/** Tap, by the page of its charges: no card number ever comes near us. */
export function createTap(settings: TapSettings): PaymentProvider {
  const api = tapApi(settings)
  return {
    code: 'TAP',
    // Tap has no page that adds a card without a payment: its verification asks for a token, which is
    // made by a script of theirs or from the number itself, and neither belongs on our pages. Cards are
    // saved during a payment instead (`saveCard`).
    vault: noVault,
    createPayment: (order) => openCharge(api, order),
    retrieve: (ref) => factsOf(api, ref),
    // Tap has no call that ends a charge which was not paid: it runs out by itself within the hour.
    cancel: async () => {},
    refund: (ref, refund) => refundPayment(api, ref, refund),
    readWebhook: (raw, headers) => readEvent(settings.secretKey, raw, headers),
  }
}
