import { describe, expect, it } from 'vitest'
import { purchaseBarrier } from '#domain/purchase.ts'

const allowance = { allowedDeviceProfileTypes: ['lorawan'], allowedNetworkServers: ['EU868'] }

describe('what a tenant may buy', () => {
  it('is everything where nothing limits it', () => {
    const product = { communicationType: 'zigbee', networkServers: ['US915'] }
    expect(purchaseBarrier([product], undefined)).toBeUndefined()
    const nothing = { allowedDeviceProfileTypes: [], allowedNetworkServers: [] }
    expect(purchaseBarrier([product], nothing)).toBeUndefined()
  })

  it('is limited by the device profile type, with what is allowed', () => {
    expect(purchaseBarrier([{ communicationType: 'zigbee' }], allowance)).toEqual({
      reason: 'deviceProfileType',
      wanted: ['zigbee'],
      allowed: ['lorawan'],
    })
    expect(purchaseBarrier([{ communicationType: 'lorawan' }], allowance)).toBeUndefined()
    expect(purchaseBarrier([{ communicationType: null }], allowance)).toBeUndefined()
    expect(purchaseBarrier([{ communicationType: 'none' }], allowance)).toBeUndefined()
  })

  it('is limited by the network server, unless one of several is allowed', () => {
    const made = (...networkServers: string[]) => ({ communicationType: 'lorawan', networkServers })
    expect(purchaseBarrier([made('US915')], allowance)?.reason).toBe('networkServer')
    expect(purchaseBarrier([made('US915', 'EU868')], allowance)).toBeUndefined()
    expect(purchaseBarrier([made()], allowance)).toBeUndefined()
  })
})
