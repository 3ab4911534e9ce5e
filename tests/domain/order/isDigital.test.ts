import { expect, it } from 'vitest'
import { isDigital } from '#domain/order/isDigital.ts'

it.each(['license', 'subscription', 'integration'])('a %s is digital', (type) => {
  expect(isDigital({ type })).toBe(true)
})

it('a package is physical, unless it contains notifications', () => {
  expect(isDigital({ type: 'package' })).toBe(false)
  expect(isDigital({ type: 'package', notificationPackageType: 'sms' })).toBe(true)
})

it.each(['device', 'gateway', 'accessory'])('a %s is physical', (type) => {
  expect(isDigital({ type, notificationPackageType: 'sms' })).toBe(false)
})
