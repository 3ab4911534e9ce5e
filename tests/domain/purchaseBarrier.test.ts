import { describe, expect, it } from 'vitest'
import { findPurchaseBarrier } from '#domain/purchaseBarrier.ts'

const allowance = { allowedDeviceProfileTypes: ['lorawan'], allowedNetworkServers: ['EU868'] }

describe('what a tenant may buy', () => {
  it('is everything where nothing limits it', () => {
    const product = { communicationType: 'zigbee', networkServers: ['US915'] }
    expect(findPurchaseBarrier([product], undefined)).toBeUndefined()
    const nothing = { allowedDeviceProfileTypes: [], allowedNetworkServers: [] }
    expect(findPurchaseBarrier([product], nothing)).toBeUndefined()
  })

  it('is limited by the device profile type, with what is allowed', () => {
    expect(findPurchaseBarrier([{ communicationType: 'zigbee' }], allowance)).toEqual({
      reason: 'deviceProfileType',
      wanted: ['zigbee'],
      allowed: ['lorawan'],
    })
    expect(findPurchaseBarrier([{ communicationType: 'lorawan' }], allowance)).toBeUndefined()
    expect(findPurchaseBarrier([{ communicationType: null }], allowance)).toBeUndefined()
    expect(findPurchaseBarrier([{ communicationType: 'none' }], allowance)).toBeUndefined()
  })

  it('is limited by the network server, unless one of several is allowed', () => {
    const made = (...networkServers: string[]) => ({ communicationType: 'lorawan', networkServers })
    expect(findPurchaseBarrier([made('US915')], allowance)?.reason).toBe('networkServer')
    expect(findPurchaseBarrier([made('US915', 'EU868')], allowance)).toBeUndefined()
    expect(findPurchaseBarrier([made()], allowance)).toBeUndefined()
  })
})
