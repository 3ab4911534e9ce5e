import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { openPage } from './openPage.ts'
import { settings } from './sampleApi.ts'

const set = (changed: Readonly<Record<string, unknown>>) => ({
  '/api/marketplace-customer/settings': { data: { ...settings, ...changed } },
})
const shown = (visibility: Readonly<Record<string, unknown>>) =>
  set({ visibility: { ...settings.visibility, ...visibility } })
const off = { enabled: false }

describe('a storefront page', () => {
  it('shows the name, tagline, description, contact and copyright set by staff', async () => {
    const api = set({
      name: 'Sandstone',
      tagline: 'Dry facts',
      description: 'Instruments for the desert.',
      copyright: 'Sandstone Trading LLC',
      contact: {
        email: 'ask@sandstone.example',
        phone: '+966500000009',
        address: 'Tuwaiq Street',
        hours: 'Every day',
      },
    })
    const { html } = await openPage('/', { api })
    const text = html.replace(/<!-- -->/g, '')
    expect(text).toContain('<title>Sandstone | Dry facts</title>')
    expect(text).toContain('<meta name="description" content="Instruments for the desert.">')
    expect(text).toContain('<meta property="og:site_name" content="Sandstone">')
    expect(text).toContain('mailto:ask@sandstone.example')
    expect(text).toContain('tel:+966500000009')
    expect(text).toContain('Tuwaiq Street')
    expect(text).toContain('Every day')
    expect(text).toMatch(/© \d{4} Sandstone Trading LLC\. All rights reserved\./)
    expect(text).not.toContain('Marsad')
    expect(text).not.toContain(brand.commerce.seller.iban)
  })

  it('shows a copyright text that is a full sentence unchanged', async () => {
    const { html } = await openPage('/', { api: set({ copyright: '© 2019-2026 Sandstone' }) })
    expect(html).toContain('>© 2019-2026 Sandstone</p>')
  })

  it('shows the logo and favicon set by staff, else those of the brand', async () => {
    const logo = { url: '/files/logo', type: 'image/png', width: 480, height: 120 }
    const favicon = { url: '/files/favicon', type: 'image/png', width: 64, height: 64 }
    const { html } = await openPage('/', { api: set({ logo, favicon }) })
    const [image] = html.match(/<img[^>]*\/files\/logo[^>]*>/) ?? []
    expect(image).toContain('width="480" height="120" alt="Marsad"')
    expect(html).toContain('<link rel="icon" href="/files/favicon" type="image/png">')
    expect(html).toContain('"logo":"https://shop.example/files/logo"')
    expect(html).not.toContain('<svg/>')
    const plain = (await openPage('/')).html
    expect(plain).toContain('<svg/>')
    expect(plain).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
  })

  it('offers no disabled language', async () => {
    const both = (await openPage('/products')).html
    expect(both).toContain('hreflang="ar"')
    expect(both).toContain('href="/ar/products"')
    const api = set({ supportedLanguages: [{ code: 'en', label: 'English' }] })
    const { html } = await openPage('/products', { api })
    expect(html).not.toContain('hreflang="ar"')
    expect(html).not.toContain('/ar/products')
  })

  it('links to the social networks of the shop', async () => {
    const social = [
      { network: 'linkedin', url: 'https://linkedin.example/shop' },
      { network: 'youtube', url: 'https://youtube.example/shop' },
    ]
    const { html } = await openPage('/', { api: set({ social }) })
    expect(html).toContain(
      ' href="https://linkedin.example/shop" target="_blank" rel="noopener" aria-label="Marsad on LinkedIn"',
    )
    const arabic = await openPage('/', { api: set({ social }), language: 'ar' })
    expect(arabic.html).toContain('aria-label="Marsad على يوتيوب"')
    expect((await openPage('/')).html).not.toContain('aria-label="Marsad on')
  })

  it('shows the WhatsApp button only when staff enable it', async () => {
    const whatsapp = { enabled: true, url: 'https://wa.me/966500000000' }
    const { html } = await openPage('/products/DEV-1', { api: set({ whatsapp }) })
    const [link] = html.match(/<a href="https:\/\/wa\.me[^>]*>/) ?? []
    expect(link).toContain('target="_blank" rel="noopener"')
    expect(link).toContain('aria-label="Write to us on WhatsApp (opens in a new tab)"')
    const silent = set({ whatsapp: { ...whatsapp, enabled: false } })
    expect((await openPage('/', { api: silent })).html).not.toContain('<a href="https://wa.me')
  })
})

describe('hidden prices', () => {
  const api = shown({ pricing: off })
  const pages = ['/', '/products', '/products/DEV-1']

  it.each(pages)('appear nowhere on %s, including its embedded data', async (path) => {
    const before = (await openPage(path)).html
    expect(before).toMatch(/\$59\.00/)
    expect(before).toContain('5900')
    const { html } = await openPage(path, { api, hidden: ['price'] })
    expect(html).not.toMatch(/\$\d|5900|"offers"|Price on request/)
    expect(html).toContain('Probe')
  })

  it('can be neither filtered nor sorted by', async () => {
    const path = '/products?sort=-price&minPrice=10&maxPrice=90&type=device'
    const { html, requests } = await openPage(path, { api })
    const query = new URLSearchParams(requests.find((each) => each.includes('/products?')) ?? '')
    expect([...query.keys()].filter((key) => key.startsWith('price'))).toEqual([])
    expect(query.get('sort')).not.toContain('price')
    expect(query.get('facets')).not.toContain('price')
    expect(html).toContain('A-Z')
    expect(html).not.toContain('High price')
    expect(html).not.toContain('name="minPrice"')
  })

  it('leave the availability visible', async () => {
    const { html } = await openPage('/products/DEV-1', { api })
    expect(html).toContain('Only a few left')
  })
})

describe('hidden stock', () => {
  it.each([
    ['by staff', { api: shown({ stock: off }) }],
    ['by the brand', { features: { marketplaceStock: false } }],
  ])('%s appears on no card, product page or structured data', async (_, options) => {
    for (const path of ['/products', '/products/DEV-1']) {
      const { html } = await openPage(path, { ...options, hidden: ['stock', 'stockMode'] })
      expect(html).not.toMatch(/Only a few left|Out of stock|schema\.org\/\w*Stock|"stock":\d/)
      expect(html).toContain('$59.00')
    }
  })
})

describe('another currency', () => {
  it('converts the price filter to its minor units', async () => {
    const { requests } = await openPage('/products?minPrice=10', { api: set({ currency: 'KWD' }) })
    const query = requests.find((each) => each.includes('/products?')) ?? ''
    expect(new URLSearchParams(query.split('?')[1]).get('price[gte]')).toBe('10000')
  })
})
