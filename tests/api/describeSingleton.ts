import { beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../support/shop.ts'

/** Describes what holds for every resource with exactly one record. */
export function describeSingleton(getShop: () => Shop, name: string): void {
  describe(`${name} as declared`, () => {
    let shop: Shop
    const url = `/api/marketplace/${name}`
    beforeAll(() => {
      shop = getShop()
    })

    it('exists from the start, and only once', async () => {
      const { status, body } = await shop.staff('GET', url)
      expect([status, body.data.version > 0]).toEqual([200, true])
      expect((await shop.staff('GET', `${url}/${body.data._id}`)).body.data).toEqual(body.data)
      for (const [method, address] of [
        ['POST', url],
        ['DELETE', url],
        ['DELETE', `${url}/${body.data._id}`],
        ['POST', `${url}/imports`],
        ['POST', `${url}/bulk/delete`],
      ] as const)
        expect([address, (await shop.staff(method, address, { body: {} })).status]).toEqual([
          address,
          404,
        ])
    })

    it('is changed at its one address, with permission and the version that was read', async () => {
      const { body } = await shop.staff('GET', url)
      const { version } = body.data
      const headers = { 'if-match': `"${version + 7}"` }
      expect((await shop.staff('PATCH', url, { body: {}, headers })).status).toBe(409)
      expect((await shop.withPermissions(`${name}:read`)('PATCH', url, { body: {} })).status).toBe(
        403,
      )
      expect((await shop.withPermissions(`${name}:update`)('GET', url)).status).toBe(403)
      expect((await shop.anonymous('GET', url)).status).toBe(401)
      expect((await shop.staff('PATCH', url, { body: { nothing: 1 } })).status).toBe(400)
      const changed = await shop.staff('PATCH', url, { body: {} })
      expect([changed.status, changed.body.data.version]).toEqual([200, version])
    })
  })
}
