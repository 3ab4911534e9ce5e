import { describe, expect, it } from 'vitest'
import { openPage } from './openPage.ts'

const features = { cart: false, orders: false, terms: false }

describe('a brand without a cart', () => {
  it.each(['/cart', '/checkout', '/checkout/address', '/orders', '/termsAndConditions'])(
    'has no page at %s',
    async (path) => {
      expect((await openPage(path)).status).toBe(200)
      expect((await openPage(path, { features })).status).toBe(404)
    },
  )

  it.each(['', '/products', '/contact', '/wishlist'])(
    'has no link to the cart on %s',
    async (path) => {
      const links = /href="\/en\/(cart|checkout|orders|termsAndConditions)/
      expect((await openPage(path)).html).toMatch(links)
      const { html, status } = await openPage(path, { features })
      expect(status).toBe(200)
      expect(html).not.toMatch(links)
    },
  )
})
