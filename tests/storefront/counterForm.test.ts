import { expect, it } from 'vitest'
import { counterValues, counterLines } from '#storefront/requests/counterForm.ts'

const lines = [
  { product: { _id: 'p1' }, quantity: 12, unitPrice: { amount: 5950, currency: 'SAR' } },
] as const

it('a counter-offer starts with the offer in the digits of the reader, and sends the same amounts back', () => {
  expect(counterValues(lines, 'en')).toEqual({
    message: '',
    'price-p1': '59.5',
    'quantity-p1': '12',
  })
  const arabic = counterValues(lines, 'ar')
  expect(arabic).toEqual({ message: '', 'price-p1': '٥٩٫٥', 'quantity-p1': '١٢' })
  expect(counterLines(lines, arabic, { currency: 'SAR', language: 'ar' })).toEqual([
    { product: 'p1', quantity: 12, unitPrice: { amount: 5950, currency: 'SAR' } },
  ])
})
