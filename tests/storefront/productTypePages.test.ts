import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { publicPages } from '#domain/publicPages.ts'
import { collections, typePath } from '#storefront/data/collections.ts'
import { openPage } from './openPage.ts'

const productQueryOf = (requests: readonly string[]): URLSearchParams => {
  const request = requests.find((each) => each.includes('/products?')) ?? ''
  return new URLSearchParams(request.split('?')[1])
}

const textIn = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
const titleOf = (html: string) => textIn(html, /<title>(.*?)<\/title>/)
const descriptionOf = (html: string) => textIn(html, /<meta name="description" content="(.*?)">/)

describe('a product type page', () => {
  it('requests its type, whatever its query says, and keeps its own address', async () => {
    const { html, requests } = await openPage('/gateways?type=device&sort=price')
    expect(productQueryOf(requests).getAll('type')).toEqual(['gateway'])
    expect(html).toContain('<h1 tabindex="-1">Gateways</h1>')
    expect(html).toContain('action="/en/gateways"')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/en/gateways">')
    expect(html).not.toContain('noindex')
    expect(html).not.toContain('name="type"')
  })

  it('has the same type in its structured data', () => {
    const pageTypes = publicPages(brand.features).flatMap(({ path, records }) =>
      records.flatMap(({ type }) => (type ? [[path, type]] : [])),
    )
    const own = collections.flatMap(({ path, type }) => (type ? [[`/${path}`, type]] : []))
    expect(pageTypes.toSorted()).toEqual(own.toSorted())
  })

  it('has its own texts in each language', async () => {
    const paths = collections
      .filter(({ path }) => !path.includes(':'))
      .map(({ path }) => `/${path}`)
    for (const language of ['en', 'ar'] as const) {
      const opened = await Promise.all(paths.map((path) => openPage(path, { language })))
      expect(new Set(opened.map(({ html }) => titleOf(html))).size).toBe(paths.length)
      expect(new Set(opened.map(({ html }) => descriptionOf(html))).size).toBe(paths.length)
    }
  })

  it('finds products without a type of its own by their code', async () => {
    const { requests } = await openPage('/simCards')
    expect(productQueryOf(requests).get('accessoryType')).toBe('sim')
    expect(productQueryOf(requests).get('type')).toBe('accessory')
  })

  it('for a tag shows the texts of the tag', async () => {
    const { html, requests } = await openPage('/solutions/applications/cold_chain')
    expect(productQueryOf(requests).get('applications')).toBe('t1')
    expect(html).toContain('<h1 tabindex="-1">Cold chain</h1>')
    expect(descriptionOf(html)).toBe('From store to delivery.')
  })

  it('for an unknown tag answers 404', async () => {
    const { status, html } = await openPage('/solutions/industries/nothing')
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found !')
  })
})

it('a product type links to its page', () => {
  expect(typePath('accessory')).toBe('/accessories')
  expect(typePath('unheard')).toBe('/products?type=unheard')
})

describe('the product list', () => {
  it.each([
    ['/products', 'en', 'Page 3'],
    ['/gateways', 'ar', 'الصفحة ٣'],
  ] as const)(
    'answers 404 beyond the last page of %s in %s, and links to the last one',
    async (path, language, last) => {
      const products = { data: [], meta: { total: 30, page: 9, limit: 12 } }
      const api = { '/api/marketplace-customer/products': products }
      const { status, html } = await openPage(`${path}?page=9`, { language, api })
      expect(status).toBe(404)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain(language === 'en' ? 'Page Not Found !' : 'الصفحة غير موجودة!')
      expect(html).toContain(`<a class="button" href="/${language}${path}?page=3">${last}</a>`)
    },
  )

  it('filters by stock only where the shop shows its stock', async () => {
    const shown = await openPage('/products?availability=inStock')
    expect(productQueryOf(shown.requests).get('stock[gte]')).toBe('1')
    const hidden = await openPage('/products?availability=inStock', {
      features: { marketplaceStock: false },
    })
    expect(productQueryOf(hidden.requests).has('stock[gte]')).toBe(false)
    expect(hidden.html).not.toContain('name="availability"')
  })

  it.each(['/products', '/products/DEV-1'])(
    'loads the first picture of %s at once, and all others when they come near',
    async (path) => {
      const picture = (name: string) => ({
        _id: name,
        file: { url: `/files/${name}`, width: 1200, height: 900 },
      })
      const product = (code: string) => ({
        _id: code,
        name: code,
        code,
        type: 'device',
        images: [picture(`${code}-1`), picture(`${code}-2`)],
      })
      const { html } = await openPage(path, {
        api: {
          '/api/marketplace-customer/products': {
            data: [product('DEV-1'), product('DEV-2')],
            meta: { total: 2, page: 1, limit: 12 },
          },
          '/api/marketplace-customer/products/DEV-1': { data: product('DEV-1') },
        },
      })
      const [first, ...others] = html.match(/<img[^>]*\/files\/DEV-[^>]*>/g) ?? []
      expect(first).toMatch(/loading="eager" fetchPriority="high"/i)
      expect(others.length).toBeGreaterThan(0)
      for (const tag of others) expect(tag).toMatch(/loading="lazy" fetchPriority="auto"/i)
    },
  )

  it('can be shown as rows, which filters keep and the API never sees', async () => {
    const { html, requests } = await openPage('/products?view=list')
    expect(productQueryOf(requests).has('view')).toBe(false)
    expect(html).toContain('<input type="hidden" name="view" value="list"/>')
  })

  it('offers the cart for priced products in stock, and a quote for the rest', async () => {
    const { html } = await openPage('/products')
    expect(html).toContain('aria-label="Request a quote: Long range gateway"')
    expect(html).toContain('href="/en/requestAQuote?product=GW-2"')
    expect(html).toContain('Add to cart: Probe')
    const quotes = await openPage('/products', { features: { cart: false } })
    expect(quotes.html).not.toContain('Add to cart')
  })
})

it('personal lists are hidden from search engines', async () => {
  for (const path of ['/compare', '/wishlist']) {
    const { status, html } = await openPage(path)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex">')
  }
})

it('a product’s questions and answers are structured data', async () => {
  const { html } = await openPage('/products/DEV-1')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(data.map(([, json]) => JSON.parse(json ?? ''))).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [expect.objectContaining({ name: 'Does it float?' })],
    }),
  )
})
