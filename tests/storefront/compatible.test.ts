import { expect, it } from 'vitest'
import { matchOf, partnersOf } from '#storefront/data/compatible.ts'

const device = { type: 'device', communicationType: 'lorawan', connectivityType: 'lpwan' }
const gateway = { type: 'gateway', communicationType: 'lorawan', connectivityType: 'hybrid' }

it('looks for gateways of a device and devices of a gateway', () => {
  expect(partnersOf(device)).toEqual({ type: 'gateway', protocol: 'lorawan' })
  expect(partnersOf(gateway)).toEqual({ type: 'device', protocol: 'lorawan' })
})

it('looks for nothing where no gateway is needed', () => {
  expect(partnersOf({ ...device, connectivityType: 'cellular' })).toBeUndefined()
  expect(partnersOf({ ...device, communicationType: 'none' })).toBeUndefined()
  expect(partnersOf({ ...device, type: 'package' })).toBeUndefined()
})

it('matches by protocol, and by region where both say theirs', () => {
  expect(matchOf(device, gateway)).toEqual({ protocol: 'lorawan', regions: [] })
  expect(matchOf(device, { ...gateway, communicationType: 'zigbee' })).toBeUndefined()
  const inEurope = { ...device, networkServers: ['EU868', 'IN865'] }
  expect(matchOf(inEurope, { ...gateway, networkServers: ['US915'] })).toBeUndefined()
  expect(matchOf(inEurope, { ...gateway, networkServers: ['US915', 'EU868'] })).toEqual({
    protocol: 'lorawan',
    regions: ['EU868'],
  })
})
