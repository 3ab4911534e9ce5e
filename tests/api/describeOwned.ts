import { beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import type { Resource } from '#resource/resource.ts'
import { sampleInput } from '../support/samples.ts'
import type { ApiCall, Shop } from '../support/shop.ts'
import { createCustomer } from '../support/people.ts'

/** Every resource gets owners of its own. */
let ownerCount = 0
const createOwner = (shop: Shop) => createCustomer(shop, (ownerCount += 1))

/** Describes what holds for every resource whose records belong to the people who created them. */
export function describeOwned(getShop: () => Shop, name: string): void {
  describe(`${name} as declared`, () => {
    let shop: Shop
    let resource: Resource
    let mine: ApiCall
    let yours: ApiCall
    const url = `/api/marketplace-customer/${name}`
    const input = async (number: number) => ({
      ...(await sampleInput(resource, number, shop)),
      isDefault: false,
    })

    beforeAll(async () => {
      shop = getShop()
      const found = shop.catalogue.get(name)
      if (!found) throw new Error(`no resource "${name}"`)
      resource = found
      mine = (await createOwner(shop)).call
      yours = (await createOwner(shop)).call
    })

    it('is written and read by its owner alone', async () => {
      const created = await mine('POST', url, { body: await input(2) })
      expect([created.status, created.body.error]).toEqual([201, undefined])
      const one = `${url}/${created.body.data._id}`
      expect((await mine('GET', one)).status).toBe(200)
      expect((await mine('GET', url)).body.meta.total).toBe(1)
      expect((await yours('GET', url)).body.meta.total).toBe(0)
      const foreign = [
        yours('GET', one),
        yours('PATCH', one, { body: { isDefault: true } }),
        yours('DELETE', one),
      ]
      expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual([404, 404, 404])
      expect((await mine('PATCH', one, { body: { isDefault: true } })).status).toBe(200)
      expect((await mine('DELETE', one)).status).toBe(204)
    })

    it('is invisible to staff, to strangers and to tokens of the back office', async () => {
      expect((await shop.staff('GET', `/api/marketplace/${name}`)).status).toBe(404)
      expect((await shop.staff('GET', url)).status).toBe(401)
      expect((await shop.anonymous('GET', url)).status).toBe(401)
    })

    it('has exactly one default, even with concurrent writes', async () => {
      const bodies = await Promise.all([4, 6, 8, 10, 12].map(input))
      const created = await Promise.all(
        bodies.map((body) => mine('POST', url, { body: { ...body, isDefault: true } })),
      )
      expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
      const defaults = async () =>
        (await mine('GET', url)).body.data.filter((each: { isDefault: boolean }) => each.isDefault)
      expect(await defaults()).toHaveLength(1)
      const [chosen] = await defaults()
      await mine('DELETE', `${url}/${chosen._id}`)
      expect(await defaults()).toHaveLength(1)
    })

    it('is deleted with its owner', async () => {
      const { call, id } = await createOwner(shop)
      expect((await call('POST', url, { body: await input(14) })).status).toBe(201)
      expect((await shop.staff('DELETE', `/api/marketplace/customers/${id}`)).status).toBe(204)
      expect((await call('GET', url)).status).toBe(401)
      const remainingRowsSql = `select 1 from ${resource.table} where owner_id = $1`
      expect((await runSql(shop.server.db, remainingRowsSql, [id])).rows).toEqual([])
    })
  })
}
