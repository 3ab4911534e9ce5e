import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway } from './support/gateway.ts'
import { hostileLinks, webAddresses } from '../../../support/links.ts'

let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => void (gateway = await openGateway()))
afterAll(() => gateway.close())

describe('a card setup', () => {
  it('has a random id, at the end of its address', async () => {
    const [one, other] = [await gateway.begin('/en/account?tab=cards', 'ar'), await gateway.begin()]
    expect(one.url).toBe(`https://shop.example/test-gateway/cards/${one.id}`)
    expect(Buffer.from(one.id, 'base64url')).toHaveLength(32)
    expect(one.id).not.toBe(other.id)
    expect(await gateway.rowOf(one.id)).toEqual({
      account_id: gateway.owner,
      return_to: '/en/account?tab=cards',
      language: 'ar',
      card: null,
    })
  })

  it('is deleted after an hour by the next one', async () => {
    const [old, young] = [await gateway.begin(), await gateway.begin()]
    await gateway.age(old.id, 61)
    await gateway.age(young.id, 59)
    await gateway.begin()
    expect(await gateway.rowOf(old.id)).toBeUndefined()
    expect(await gateway.rowOf(young.id)).toBeDefined()
  })

  it.each(['', 'account', ...webAddresses, ...hostileLinks.map(([, address]) => address)])(
    'returns only to paths of the shop: %j',
    async (returnTo) => {
      await expect(gateway.begin(returnTo)).rejects.toMatchObject({
        problem: { code: 'validation', fields: { '/returnTo': { key: 'field.url' } } },
      })
    },
  )
})

describe('a card token', () => {
  it('is exchanged for the card once', async () => {
    const { path, id } = await gateway.begin()
    await gateway.save(path, 'mada')
    const card = await gateway.cardOf(id)
    expect(card).toEqual({
      token: expect.stringMatching(/^test_mada_[\w-]{43}$/),
      provider: 'test',
      brand: 'mada',
      lastFour: '4201',
      expiry: expect.stringMatching(/^\d\d\/\d\d$/),
      holder: 'Sara Ali',
    })
    expect(card?.token).not.toContain(id)
    expect(await gateway.cardOf(id)).toBeUndefined()
    expect((await gateway.get(path)).statusCode).toBe(404)
  })

  it('is exchanged once, even by concurrent requests', async () => {
    const { path, id } = await gateway.begin()
    await gateway.save(path)
    const cards = await Promise.all([1, 2, 3].map(() => gateway.cardOf(id)))
    expect(cards.filter(Boolean)).toHaveLength(1)
  })

  it('is invalid for another account, and stays valid for its own', async () => {
    const { path, id } = await gateway.begin()
    await gateway.save(path)
    expect(await gateway.cardOf(id, gateway.stranger)).toBeUndefined()
    expect(await gateway.cardOf(id)).toBeDefined()
  })

  it('is invalid before a card was saved', async () => {
    const { path, id } = await gateway.begin()
    expect(await gateway.cardOf(id)).toBeUndefined()
    await gateway.save(path)
    expect(await gateway.cardOf(id)).toBeDefined()
  })

  it('is invalid after an hour', async () => {
    const { path, id } = await gateway.begin()
    await gateway.save(path)
    await gateway.age(id, 61)
    expect(await gateway.cardOf(id)).toBeUndefined()
  })

  it('stays valid when the transaction is rolled back', async () => {
    const { path, id } = await gateway.begin()
    await gateway.save(path)
    const change = gateway.db.transaction().execute(async (db) => {
      expect(await gateway.vault.redeemToken(id, gateway.owner, db)).toBeDefined()
      throw new Error('refused')
    })
    await expect(change).rejects.toThrow('refused')
    expect(await gateway.cardOf(id)).toBeDefined()
  })

  it.each(['', 'cancelled', 'x'.repeat(43), '\0'])('%j is invalid', async (token) => {
    expect(await gateway.cardOf(token)).toBeUndefined()
  })
})
