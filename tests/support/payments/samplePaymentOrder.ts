import { randomUUID } from 'node:crypto'
import type { Money } from '#domain/money.ts'
import type { PaymentOrder } from '#server/commerce/payments/paymentProvider.ts'

export const publicUrl = 'https://shop.example'

/** A payment order with new ids each time, unless overridden. */
export const samplePaymentOrder = (overrides: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: randomUUID(),
  orderId: randomUUID(),
  number: 'ACM-2026-001042',
  amount: { amount: 12_900, currency: 'USD' },
  customer: { id: 'c-1', name: 'Sara bint Ali', email: 'sara@example.com' },
  language: 'en',
  returnUrl: `${publicUrl}/en/orders/1?tab=payment`,
  webhookUrl: `${publicUrl}/api/payments/webhooks/one`,
  expiresAt: new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString(),
  key: randomUUID(),
  ...overrides,
})

/** Amounts in currencies with every number of decimals, in minor units. */
export const amountsOfEveryScale: readonly Money[] = [
  { amount: 1500, currency: 'JPY' },
  { amount: 12_905, currency: 'SAR' },
  { amount: 12_340, currency: 'KWD' },
]
