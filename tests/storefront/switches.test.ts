import { describe, expect, it } from 'vitest'
import { featureNames } from '#domain/brand.ts'
import { publicPages } from '#domain/publicPages.ts'
import { brand } from '#brands/marsad/brand.ts'
import { featureSurfaces } from '../support/featureSurfaces.ts'
import { openPage } from './openPage.ts'

it('each switch of a brand is tried', () => {
  expect(Object.keys(featureSurfaces).toSorted()).toEqual(featureNames.toSorted())
  const idle = Object.entries(featureSurfaces).filter(
    ([, hangs]) => Object.values(hangs).flat().length < 2,
  )
  expect(idle).toEqual([])
})

describe.each(featureNames)('a shop without %s', (feature) => {
  const { pages, visible, sitemap, responseFields } = featureSurfaces[feature]
  const features = { [feature]: false }

  it('has none of its pages', async () => {
    for (const page of pages) {
      const [whole, without] = [await openPage(page), await openPage(page, { features })]
      expect([page, whole.status, without.status]).toEqual([page, 200, 404])
    }
  })

  it('neither leads there nor speaks of it', async () => {
    // The fields its API hides, as `tests/api/switches.test.ts` verifies.
    const hidden = responseFields.map(([, name]) => name)
    for (const [page, words] of visible) {
      const whole = await openPage(page)
      const without = await openPage(page, { features, hidden })
      const said = [words.test(whole.html), words.test(without.html)]
      expect([page, words, without.status, ...said]).toEqual([
        page,
        words,
        whole.status,
        true,
        false,
      ])
    }
  })

  it('tells no searcher of it', () => {
    const paths = (switched: object) =>
      publicPages({ ...brand.features, ...switched }).map(({ path }) => path)
    expect(paths({})).toEqual(expect.arrayContaining([...sitemap]))
    expect(paths(features)).toEqual(paths({}).filter((path) => !sitemap.includes(path)))
  })
})

describe('a shop without carts and without a list of orders', () => {
  it('still tells of each order that an offer or a renewal became', async () => {
    const only = (features: object) => openPage('/checkout/placed/5', { features })
    expect((await only({ cart: false, orders: false })).status).toBe(200)
    expect((await only({ orders: false })).status).toBe(200)
    expect((await only({ cart: false })).status).toBe(404)
  })
})
