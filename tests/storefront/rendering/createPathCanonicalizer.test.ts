import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { publicPages, recordPaths } from '#domain/publicPages.ts'
import { createPathCanonicalizer } from '#storefront/rendering/createPathCanonicalizer.ts'

const canonicalPath = createPathCanonicalizer(brand)
const own = (address: string): string => canonicalPath(new URL(`https://shop.example${address}`))

const records = Object.values(recordPaths).map((path) => `${path}/some_Code`)

describe('the canonical address of a page', () => {
  it.each(['en', 'ar'])('in %s is that of its route', (language) => {
    const pages = publicPages(brand.features).map(({ path }) => path)
    for (const page of [...pages, ...records]) {
      const address = `/${language}${page}`
      expect(own(address)).toBe(address)
      expect(own(`${address}/`)).toBe(address)
      expect(own(`${address}?utm_source=mail&fbclid=1`)).toBe(address)
    }
  })

  it.each([
    ['/en/Contact/', '/en/contact'],
    ['/en/ABOUTUS', '/en/aboutUs'],
    ['/en/%63ontact', '/en/contact'],
    ['/en/Products/dev-1/', '/en/products/dev-1'],
    ['/en/Solutions/usecases/Cold/', '/en/solutions/useCases/Cold'],
    ['/en/profile/Licenses', '/en/profile/licenses'],
    ['/en/checkout/placed/1/', '/en/checkout/placed/1'],
    ['/en/Nothing/Here/', '/en/Nothing/Here/'],
  ])('for %s is %s', (given, address) => expect(own(given)).toBe(address))

  it.each([
    ['/en/products?utm_source=x&page=2&view=list', '/en/products?view=list&page=2'],
    ['/en/devices?page=1&sort=bogus', '/en/devices'],
    ['/en/tags/new?search=%20a%20b&page=%33', '/en/tags/new?search=a+b&page=3'],
    ['/en/orders?tab=past&gclid=1', '/en/orders?tab=past'],
    ['/en/requestAQuote?product=DEV-1&from=cart', '/en/requestAQuote?product=DEV-1&from=cart'],
    ['/en/aboutUs?page=2', '/en/aboutUs'],
    ['/en/products/DEV-1?search=x', '/en/products/DEV-1'],
  ])('keeps of %s the parameters its page reads', (given, address) =>
    expect(own(given)).toBe(address),
  )
})
