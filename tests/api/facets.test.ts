import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxFacetValues } from '#resource/listQuery.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Value = { readonly value: string; readonly label: string; readonly count: number }

describeOnEachDatabase('the values that a filter offers on %s', (dialect) => {
  let shop: Shop
  const often: string[] = []
  const once: string[] = []

  beforeAll(async () => {
    shop = await openShop(dialect)
    const tags: string[] = []
    for (let index = 0; index < maxFacetValues + 5; index += 1) {
      tags.push(String((await createSample(shop, 'tags', index))._id))
    }
    once.push(...tags.slice(0, 5))
    often.push(...tags.slice(5))
    for (let index = 0; index < 2; index += 1) {
      const { _id } = await createSample(shop, 'products', index)
      await shop.staff('PATCH', `/api/marketplace/products/${String(_id)}`, {
        body: { tags: index ? tags : often },
      })
    }
  })
  afterAll(() => shop.close())

  const valuesFor = async (query: string): Promise<Value[]> =>
    (await shop.staff('GET', `/api/marketplace/products?facets=tags&limit=1${query}`)).body.facets
      .tags
  const ids = (values: readonly Value[]): string[] => values.map(({ value }) => value).sort()

  it('are the most frequent ones, however many exist', async () => {
    const values = await valuesFor('')
    expect(values.every(({ count }) => count === 2)).toBe(true)
    expect(ids(values)).toEqual(often.toSorted())
  })

  it('always include the selected ones', async () => {
    const [rare = '', other = ''] = once
    for (const chosen of [[rare], [rare, other]]) {
      const values = await valuesFor(chosen.map((each) => `&tags=${each}`).join(''))
      expect(values).toHaveLength(maxFacetValues)
      expect(ids(values.filter(({ count }) => count === 1))).toEqual(chosen.toSorted())
    }
  })

  it('keep a selected value and its name when no record has it any more', async () => {
    const [tag = ''] = often
    const { body } = await shop.staff(
      'GET',
      `/api/marketplace/products?facets=tags,type&limit=1&type=integration&tags=${tag}&price[gte]=900000000`,
    )
    const facets: Record<string, Value[]> = body.facets
    expect(body.meta.total).toBe(0)
    expect(facets['tags']).toEqual([{ value: tag, label: expect.any(String), count: 0 }])
    expect(facets['tags']?.[0]?.label).not.toBe(tag)
    expect(facets['type']).toEqual([{ value: 'integration', label: 'Integration', count: 0 }])
  })
})
