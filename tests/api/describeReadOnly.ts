import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import type { Shop } from '../support/shop.ts'

/** Describes what holds for every resource that staff may only read. */
export function describeReadOnly(getShop: () => Shop, name: string): void {
  describe(`${name} as declared`, () => {
    let shop: Shop
    const url = `/api/marketplace/${name}`
    beforeAll(() => {
      shop = getShop()
    })

    it('is readable only with the permission', async () => {
      expect((await shop.staff('GET', url)).status).toBe(200)
      expect((await shop.withPermissions(`${name}:read`)('GET', url)).status).toBe(200)
      expect((await shop.withPermissions(`${name}:update`)('GET', url)).status).toBe(403)
      expect((await shop.anonymous('GET', url)).status).toBe(401)
      expect((await shop.staff('GET', `${url}/${newId()}`)).status).toBe(404)
    })

    it('has no way to write it except its declared actions', async () => {
      const offered = shop.catalogue.get(name)?.verbs.map(String)
      const one = `${url}/${newId()}`
      for (const [verb, method, address] of [
        ['create', 'POST', url],
        ['update', 'PATCH', one],
        ['delete', 'DELETE', one],
        ['copy', 'POST', `${one}/copy`],
      ] as const)
        if (!offered?.includes(verb))
          expect((await shop.staff(method, address, { body: {} })).status).toBe(404)
    })
  })
}
