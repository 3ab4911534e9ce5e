import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  invoiceNumber,
  isTransferReference,
  orderNumber,
  transferReference,
} from '#domain/order/numbers.ts'

describe('numbers', () => {
  it.each([
    [1, 'ACM-2026-000001'],
    [1042, 'ACM-2026-001042'],
    [999_999, 'ACM-2026-999999'],
    [1_000_000, 'ACM-2026-1000000'],
  ])('of order %i is %s', (value, number) => {
    expect(orderNumber('ACM', 2026, value)).toBe(number)
  })

  it('of invoices are told from those of orders', () => {
    expect(invoiceNumber('ACM', 2026, 7)).toBe('ACM-INV-2026-000007')
  })
})

describe('the reference of a transfer', () => {
  const reference = transferReference('ACM-2026-001042')

  it('is the number of the order and a check character', () => {
    expect(reference).toBe('ACM-2026-001042-J')
  })

  it.each([reference, 'ACM2026001042J', 'acm 2026 001042 j', ' ACM-2026-001042J '])(
    'is known as %s',
    (text) => {
      expect(isTransferReference(text)).toBe(true)
    },
  )

  it.each([
    'ACM-2026-001042',
    'ACM-2026-001043-J',
    'ACM-2026-010042-J',
    'ACM-2026-001042-8',
    'ACM/2026/001042/J',
    '8',
    '',
    '-',
  ])('is not %s', (text) => {
    expect(isTransferReference(text)).toBe(false)
  })

  it('is known whatever the order', () => {
    const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{1,5}$/)
    fc.assert(
      fc.property(
        prefixes,
        fc.integer({ min: 2020, max: 2100 }),
        fc.nat(),
        (prefix, year, value) => {
          const text = transferReference(orderNumber(prefix, year, value))
          expect(isTransferReference(text)).toBe(true)
          expect(isTransferReference(text.replaceAll('-', ''))).toBe(true)
        },
      ),
    )
  })
})
