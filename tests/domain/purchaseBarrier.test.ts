import { describe, expect, it } from 'vitest'
import { findPurchaseBarrier } from '#domain/purchaseBarrier.ts'

const allowance = { allowedDeviceProfileTypes: ['lorawan'], allowedNetworkServers: ['EU868'] }

describe('the products a tenant may buy', () => {
  it('are unlimited by default', () => {
    const product = { communicationType: 'zigbee', networkServers: ['US915'] }
    expect(findPurchaseBarrier([product], undefined)).toBeUndefined()
    const nothing = { allowedDeviceProfileTypes: [], allowedNetworkServers: [] }
    expect(findPurchaseBarrier([product], nothing)).toBeUndefined()
  })

  it('are limited by device profile type, and the barrier names the allowed ones', () => {
    expect(findPurchaseBarrier([{ communicationType: 'zigbee' }], allowance)).toEqual({
      reason: 'deviceProfileType',
      required: ['zigbee'],
      allowed: ['lorawan'],
    })
    expect(findPurchaseBarrier([{ communicationType: 'lorawan' }], allowance)).toBeUndefined()
    expect(findPurchaseBarrier([{ communicationType: null }], allowance)).toBeUndefined()
    expect(findPurchaseBarrier([{ communicationType: 'none' }], allowance)).toBeUndefined()
  })

  it('are limited by network server, unless one of several is allowed', () => {
    const made = (...networkServers: string[]) => ({ communicationType: 'lorawan', networkServers })
    expect(findPurchaseBarrier([made('US915')], allowance)?.reason).toBe('networkServer')
    expect(findPurchaseBarrier([made('US915', 'EU868')], allowance)).toBeUndefined()
    expect(findPurchaseBarrier([made()], allowance)).toBeUndefined()
  })
})
