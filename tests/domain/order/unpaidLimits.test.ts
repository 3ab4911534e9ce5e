import { describe, expect, it } from 'vitest'
import { cancelBlocker } from '#domain/order/cancelBlocker.ts'
import { orderStatuses } from '#domain/order/orderStatus.ts'
import { paymentStatuses } from '#domain/order/paymentStatus.ts'
import { defaultUnpaidLimits, maxUnpaidUnits } from '#domain/order/unpaidLimits.ts'

it.each([
  [0, 50, 2],
  [2, 50, 2],
  [3, 50, 2],
  [5, 50, 3],
  [20, 50, 10],
  [1000, 1, 10],
  [7, 100, 7],
])('of %i units at %i %% one buyer may reserve %i unpaid', (sellable, share, units) => {
  expect(maxUnpaidUnits(sellable, { ...defaultUnpaidLimits, share })).toBe(units)
})

describe('a buyer may cancel', () => {
  it('a pending order without a payment or a proof under review', () => {
    const open = paymentStatuses.filter(
      (paymentStatus) => !cancelBlocker({ status: 'pending', paymentStatus }),
    )
    expect(open).toEqual(['unpaid', 'awaiting_payment', 'awaiting_transfer', 'refunded', 'failed'])
    expect(cancelBlocker({ status: 'pending', paymentStatus: 'under_review' })).toBe('under_review')
    expect(cancelBlocker({ status: 'pending', paymentStatus: 'partially_paid' })).toBe('paid')
  })

  it('no order beyond pending', () => {
    for (const status of orderStatuses.filter((each) => each !== 'pending'))
      for (const paymentStatus of paymentStatuses)
        expect(cancelBlocker({ status, paymentStatus })).toBe(status === 'paid' ? 'paid' : 'moved')
  })
})
