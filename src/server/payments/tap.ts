import type { PaymentProvider } from './provider.ts'
import { tapApi, type TapSettings } from './tap/api.ts'
import { openCharge } from './tap/charges.ts'
import { factsOf } from './tap/facts.ts'
import { giveBack } from './tap/refunds.ts'
import { tapVault } from './tap/vault.ts'
import { readEvent } from './tap/webhook.ts'

/** Tap, by the page of its charges: no card number ever comes near us. */
export function createTap(settings: TapSettings): PaymentProvider {
  const api = tapApi(settings)
  return {
    code: 'TAP',
    vault: tapVault,
    begin: (order) => openCharge(api, order),
    retrieve: (ref) => factsOf(api, ref),
    // Tap has no call that ends a charge which was not paid: it runs out by itself within the hour.
    cancel: async () => {},
    refund: (ref, refund) => giveBack(api, ref, refund),
    readWebhook: (raw, headers) => readEvent(settings.secretKey, raw, headers),
  }
}
