import { expect, it } from 'vitest'
import { isDigital } from '#domain/order/isDigital.ts'

it.each(['license', 'subscription', 'integration'])('sends nothing of a %s', (type) => {
  expect(isDigital({ type })).toBe(true)
})

it('sends packages, unless they are messages', () => {
  expect(isDigital({ type: 'package' })).toBe(false)
  expect(isDigital({ type: 'package', notificationPackageType: 'sms' })).toBe(true)
})

it.each(['device', 'gateway', 'accessory'])('sends a %s', (type) => {
  expect(isDigital({ type, notificationPackageType: 'sms' })).toBe(false)
})
