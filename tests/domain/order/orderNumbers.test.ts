import { describe, expect, it } from 'vitest'
import {
  formatInvoiceNumber,
  formatOrderNumber,
  formatTransferReference,
} from '#domain/order/orderNumbers.ts'

describe('numbers', () => {
  it.each([
    [1, 'ACM-2026-000001'],
    [1042, 'ACM-2026-001042'],
    [999_999, 'ACM-2026-999999'],
    [1_000_000, 'ACM-2026-1000000'],
  ])('of order %i is %s', (value, number) => {
    expect(formatOrderNumber('ACM', 2026, value)).toBe(number)
  })

  it('of invoices differ from those of orders', () => {
    expect(formatInvoiceNumber('ACM', 2026, 7)).toBe('ACM-INV-2026-000007')
  })
})

describe('the reference of a bank transfer', () => {
  const reference = formatTransferReference('ACM-2026-001042')

  it('is the number of the order and a check character', () => {
    expect(reference).toBe('ACM-2026-001042-J')
  })
})
