import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  paymentMethods,
  paymentStatuses,
  paymentStatusOf,
  type PaymentStatus,
  type PaymentSums,
} from '#domain/order/paymentStatus.ts'

const sums = (facts: Partial<PaymentSums> = {}): PaymentSums => ({
  due: 100,
  captured: 0,
  refunded: 0,
  method: 'card',
  proof: 'none',
  open: false,
  failed: false,
  ...facts,
})
const transfer = { method: 'bank_transfer' } as const

describe('the payment status of an order', () => {
  it.each<[string, Partial<PaymentSums>, PaymentStatus]>([
    ['without any payment', {}, 'unpaid'],
    ['by card, in progress', { open: true }, 'awaiting_payment'],
    ['by card, refused', { failed: true }, 'failed'],
    ['by card, retried', { failed: true, open: true }, 'awaiting_payment'],
    ['by card, with a proof of transfer', { proof: 'submitted', open: true }, 'awaiting_payment'],
    ['by transfer, in time', { ...transfer, open: true }, 'awaiting_transfer'],
    ['by transfer, too late', transfer, 'unpaid'],
    ['by transfer, returned', { ...transfer, failed: true }, 'failed'],
    ['by transfer with a proof', { ...transfer, proof: 'submitted', open: true }, 'under_review'],
    ['by transfer with a proof, too late', { ...transfer, proof: 'submitted' }, 'under_review'],
    [
      'by transfer with a refused proof',
      { ...transfer, proof: 'rejected', open: true },
      'awaiting_transfer',
    ],
    ['on account', { method: 'purchase_order', open: true }, 'awaiting_transfer'],
    ['on account with a proof', { method: 'purchase_order', proof: 'submitted' }, 'under_review'],
    ['paid in part', { ...transfer, captured: 40, open: true }, 'partially_paid'],
    ['paid in part, with no open payment', { ...transfer, captured: 40 }, 'partially_paid'],
    [
      'paid in part with a proof of the rest',
      { ...transfer, captured: 40, proof: 'submitted' },
      'under_review',
    ],
    ['paid in full', { captured: 100 }, 'paid'],
    [
      'paid in full with a remaining proof',
      { ...transfer, captured: 100, proof: 'submitted' },
      'paid',
    ],
    ['paid after a refusal', { captured: 100, failed: true }, 'paid'],
    ['overpaid', { ...transfer, captured: 130 }, 'paid'],
    ['overpaid, with the excess refunded', { ...transfer, captured: 130, refunded: 30 }, 'paid'],
    [
      'overpaid, with more than the excess refunded',
      { captured: 130, refunded: 31 },
      'partially_refunded',
    ],
    ['refunded by one minor unit', { captured: 100, refunded: 1 }, 'partially_refunded'],
    ['refunded except one minor unit', { captured: 100, refunded: 99 }, 'partially_refunded'],
    ['refunded in full', { captured: 100, refunded: 100 }, 'refunded'],
    [
      'paid in part and refunded',
      { ...transfer, captured: 40, refunded: 40, open: true },
      'refunded',
    ],
    [
      'paid in part and refunded in part',
      { ...transfer, captured: 40, refunded: 10 },
      'partially_refunded',
    ],
    ['with nothing due, by gift card', { method: 'gift_card', due: 0 }, 'paid'],
    ['with nothing due, paid and refunded', { due: 0, captured: 10, refunded: 10 }, 'refunded'],
  ])('%s', (_, facts, status) => {
    expect(paymentStatusOf(sums(facts))).toBe(status)
  })
})

/** What each status guarantees. */
const promises: Record<PaymentStatus, (of: PaymentSums) => boolean> = {
  unpaid: (of) => of.captured === 0 && of.due > 0 && !of.open && !of.failed,
  awaiting_payment: (of) => of.captured === 0 && of.due > 0 && of.open,
  awaiting_transfer: (of) => of.captured === 0 && of.due > 0 && of.open,
  under_review: (of) => of.captured < of.due && of.refunded === 0 && of.proof === 'submitted',
  partially_paid: (of) => of.captured > 0 && of.captured < of.due && of.refunded === 0,
  paid: (of) => of.captured - of.refunded >= of.due,
  partially_refunded: (of) => of.refunded > 0 && of.refunded < of.captured,
  refunded: (of) => of.captured > 0 && of.refunded === of.captured,
  failed: (of) => of.captured === 0 && of.due > 0 && of.failed && !of.open,
}

it('every payment status guarantees its conditions for any sums', () => {
  const all = fc
    .record({
      due: fc.nat(20),
      captured: fc.nat(25),
      share: fc.nat(4),
      method: fc.constantFrom(...paymentMethods),
      proof: fc.constantFrom('none' as const, 'submitted' as const, 'rejected' as const),
      open: fc.boolean(),
      failed: fc.boolean(),
    })
    .map(({ share, ...rest }) => ({ ...rest, refunded: Math.floor((rest.captured * share) / 4) }))
  fc.assert(
    fc.property(all, (of) => {
      const status = paymentStatusOf(of)
      expect(paymentStatuses).toContain(status)
      expect([status, promises[status](of)]).toEqual([status, true])
    }),
    { numRuns: 2000 },
  )
})
