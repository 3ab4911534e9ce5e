import { describe, expect, it } from 'vitest'
import { featureNames } from '#domain/brand.ts'
import { publicPages } from '#domain/publicPages.ts'
import { brand } from '#brands/marsad/brand.ts'
import { featureSurfaces } from '../support/featureSurfaces.ts'
import { openPage } from './openPage.ts'

it('every feature switch is tested', () => {
  expect(Object.keys(featureSurfaces).toSorted()).toEqual(featureNames.toSorted())
  const idle = Object.entries(featureSurfaces).filter(
    ([, surfaces]) => Object.values(surfaces).flat().length < 2,
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

  it('neither links to it nor mentions it', async () => {
    // The fields its API hides, as `tests/api/featureSwitches.test.ts` verifies.
    const hidden = responseFields.map(([, name]) => name)
    for (const [page, words] of visible) {
      const whole = await openPage(page)
      const without = await openPage(page, { features, hidden })
      const matches = [words.test(whole.html), words.test(without.html)]
      expect([page, words, without.status, ...matches]).toEqual([
        page,
        words,
        whole.status,
        true,
        false,
      ])
    }
  })

  it('omits it from the sitemap', () => {
    const paths = (switched: object) =>
      publicPages({ ...brand.features, ...switched }).map(({ path }) => path)
    expect(paths({})).toEqual(expect.arrayContaining([...sitemap]))
    expect(paths(features)).toEqual(paths({}).filter((path) => !sitemap.includes(path)))
  })
})

describe('a shop without a cart and an order list', () => {
  it('still confirms each order created from an offer or a renewal', async () => {
    const only = (features: object) => openPage('/checkout/placed/5', { features })
    expect((await only({ cart: false, orders: false })).status).toBe(200)
    expect((await only({ orders: false })).status).toBe(200)
    expect((await only({ cart: false })).status).toBe(404)
  })
})
