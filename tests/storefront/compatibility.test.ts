import { expect, it } from 'vitest'
import { compatibilityOf, compatibleQueryOf } from '#storefront/data/compatibility.ts'

const device = {
  type: 'device',
  communicationType: 'lorawan',
  connectivityType: 'lpwan',
} as const
const gateway = {
  type: 'gateway',
  communicationType: 'lorawan',
  connectivityType: 'hybrid',
} as const

it('queries gateways for a device, and devices for a gateway', () => {
  expect(compatibleQueryOf(device)).toEqual({ type: 'gateway', protocol: 'lorawan' })
  expect(compatibleQueryOf(gateway)).toEqual({ type: 'device', protocol: 'lorawan' })
})

it('queries nothing when no gateway is needed', () => {
  expect(compatibleQueryOf({ ...device, connectivityType: 'cellular' })).toBeUndefined()
  expect(compatibleQueryOf({ ...device, communicationType: 'none' })).toBeUndefined()
  expect(compatibleQueryOf({ ...device, type: 'package' })).toBeUndefined()
})

it('matches by protocol, and by region where both have one', () => {
  expect(compatibilityOf(device, gateway)).toEqual({ protocol: 'lorawan', regions: [] })
  expect(compatibilityOf(device, { ...gateway, communicationType: 'zigbee' })).toBeUndefined()
  const inEurope = { ...device, networkServers: ['EU868', 'IN865'] } as const
  expect(compatibilityOf(inEurope, { ...gateway, networkServers: ['US915'] })).toBeUndefined()
  expect(compatibilityOf(inEurope, { ...gateway, networkServers: ['US915', 'EU868'] })).toEqual({
    protocol: 'lorawan',
    regions: ['EU868'],
  })
})
