import { describe, expect, it } from 'vitest'
import { openPage as open } from '../openPage.ts'

describe('the product list page', () => {
  it('contains the product names before any script runs', async () => {
    const { status, html } = await open('/products')
    const page = html.slice(0, html.indexOf('<script type="application/json"'))
    expect(status).toBe(200)
    expect(page).toContain('Long range gateway')
    expect(page).toContain('$59.00')
    expect(page).toContain('LoRaWAN')
    expect(page).toContain('Out of stock')
  })

  it('requests what its address says, with prices in minor units', async () => {
    const { requests } = await open(
      '/products?type=device&type=gateway&minPrice=10.5&sort=-price&limit=6&page=2',
    )
    const query = requests.find((each) => each.includes('/products?')) ?? ''
    const params = new URLSearchParams(query.split('?')[1])
    expect(params.getAll('type')).toEqual(['device', 'gateway'])
    expect(params.get('price[gte]')).toBe('1050')
    expect(params.get('sort')).toBe('-price')
    expect(params.get('limit')).toBe('6')
    expect(params.get('page')).toBe('2')
    expect(params.get('facets')).toContain('communicationType')
  })

  it.each(['search=' + 'x'.repeat(101), 'page=2000000', 'minPrice=99999999999999', 'type=bogus'])(
    'sends no invalid request for ?%s',
    async (address) => {
      const { status, html, requests } = await open(`/products?${address}`)
      const query = requests.find((each) => each.includes('/products?')) ?? ''
      const params = new URLSearchParams(query.split('?')[1])
      expect(status).toBe(200)
      expect((params.get('search') ?? '').length).toBeLessThanOrEqual(100)
      expect(Number(params.get('page'))).toBeLessThanOrEqual(1_000_000)
      expect(Number(params.get('price[gte]'))).toBeLessThanOrEqual(9_000_000_000_000)
      expect(params.getAll('type')).toEqual([])
      expect(html).toContain('maxLength="100"')
      expect(html).not.toContain('Bogus')
    },
  )

  it('removes characters that HTML does not allow', async () => {
    const { status, html } = await open('/products?search=%00probe')
    expect(status).toBe(200)
    expect(html).toContain('value="probe"')
    expect(html).not.toContain('\0')
  })

  it('answers 503, not 404, when the API refuses its request', async () => {
    const { status } = await open('/products', {
      api: { '/api/marketplace-customer/products': 400 },
    })
    expect(status).toBe(503)
  })

  it('excludes filtered pages from search engines and links to its canonical address', async () => {
    const { html } = await open('/products?type=device')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/en/products">')
  })

  it('loads only its start script before the first paint', async () => {
    const { html } = await open('/products', { start: '/start.js' })
    const [, rest] = /<template id="rest">(.*?)<\/template>/s.exec(html) ?? []
    expect(rest).toContain('<script type="module" src="/entry.js">')
    expect(rest).toContain('<link rel="modulepreload"')
    const first = html.replace(rest ?? '', '')
    expect(first).toContain('<script type="module" src="/start.js">')
    expect(first).not.toMatch(/entry\.js|modulepreload/)
  })

  it('preloads the modules of its page', async () => {
    const { html } = await open('/products')
    expect(html).toContain('src/storefront/pages/ListingPage.tsx')
    expect(html).not.toContain('src/storefront/pages/HomePage.tsx')
  })
})

describe('a product page', () => {
  it('gives search engines its price and availability', async () => {
    const { html } = await open('/products/DEV-1')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const [about, trail] = data.map(([, json]) => JSON.parse(json ?? ''))
    expect(about).toMatchObject({
      '@type': 'Product',
      sku: 'DEV-1',
      description: 'Measures 5 things.',
      offers: {
        price: '59',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/en/products/DEV-1',
      },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('escapes a name that contains markup', async () => {
    const { html } = await open('/products/DEV-1')
    expect(html).not.toContain('<b>&')
    expect(html).toContain('Probe &#60;b&#62;&#38; friends')
  })

  it('requests twelve related products per section, and a hundred at once', async () => {
    const refs = (kind: string, length: number) =>
      Array.from({ length }, (_, n) => ({
        _id: `${kind}-${n}`,
        name: kind,
        code: kind,
        type: 'device',
      }))
    const product = {
      _id: 'p',
      name: 'Everything',
      code: 'ALL',
      type: 'package',
      price: null,
      relatedAccessories: refs('accessory', 120),
      similarProducts: refs('similar', 120),
      includedProducts: refs('part', 150).map((each) => ({ product: each, quantity: 1 })),
    }
    const api = { '/api/marketplace-customer/products/ALL': { data: product } }
    const { status, requests } = await open('/products/ALL', { api })
    const ids = requests
      .filter((each) => each.includes('/products?'))
      .map((each) => new URLSearchParams(each.split('?')[1]).getAll('_id'))
    expect(status).toBe(200)
    expect(ids.map(({ length }) => length)).toEqual([100, 74])
    expect(ids.flat().filter((id) => id.startsWith('accessory'))).toHaveLength(12)
    expect(ids.flat().filter((id) => id.startsWith('similar'))).toHaveLength(12)
  })

  it.each([400, 404])('answers 404 when the API answers %i', async (answer) => {
    const api = { '/api/marketplace-customer/products/BAD': answer }
    expect((await open('/products/BAD', { api })).status).toBe(404)
  })

  it('answers 404 for an unknown code', async () => {
    const { status, html } = await open('/products/NOPE')
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found !')
    expect(html).toContain('noindex')
  })
})

describe('any page', () => {
  it('answers 404 for an unknown path', async () => {
    const { status, html } = await open('/nowhere/at/all')
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found !')
  })

  it('is right to left in Arabic, with Arabic digits', async () => {
    const { html } = await open('/products', { language: 'ar' })
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="dark">')
    expect(html).toContain('٥٩٫٠٠')
    expect(html).toContain('hreflang="en" href="https://shop.example/en/products"')
  })

  it('contains no inline script', async () => {
    const { html } = await open('/')
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes)
    for (const each of scripts) expect(each).toMatch(/ src=|type="application\/(ld\+)?json"/)
    expect(html).not.toMatch(/\son\w+="/)
  })

  it('contains only the texts that shoppers need', async () => {
    const { html } = await open('/')
    expect(html).not.toContain('orders.status')
  })

  it('reports an API failure', async () => {
    const api = { '/api/marketplace-customer/products': 500 }
    const { status, html } = await open('/products', { api })
    expect(status).toBe(503)
    expect(html).toContain('Something wrong happened!')
  })

  it.each(['', '/products', '/products/GW-1', '/solutions', '/cart', '/contact', '/aboutUs'])(
    'at %s leaves no unhandled rejection when loading is aborted',
    async (path) => {
      const unhandled: unknown[] = []
      const listen = (reason: unknown): void => void unhandled.push(reason)
      process.on('unhandledRejection', listen)
      const api = { '/api/metadata': 503, '/api/marketplace-customer/settings': 503 }
      const { status } = await open(path, { api })
      await new Promise((done) => setImmediate(done))
      process.off('unhandledRejection', listen)
      expect([status, unhandled]).toEqual([503, []])
    },
  )

  it('is shown even when nothing can be read', async () => {
    const { status, html } = await open('/', { api: { '/api/metadata': 500 } })
    expect(status).toBe(503)
    expect(html).toContain('Try again')
  })
})
