import { describe, expect, it } from 'vitest'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openPage as open } from './openPage.ts'

const shop = '/api/marketplace-customer'
const part = (html: string, id: string) =>
  new RegExp(`<section id="${id}"[^>]*>.*?</section>`, 's').exec(html)?.[0]

describe('a home page', () => {
  it.each(['ads', 'sliders', 'product-groups'])('is complete without its %s', async (path) => {
    const { status, html } = await open('/', { api: { [`${shop}/${path}`]: 503 } })
    expect(status).toBe(200)
    expect(html).toContain('Cold chain')
    expect(html).not.toContain(text['failed.title'])
  })

  it.each(['applications', 'use-cases', 'industries', 'products', 'product-groups/g1/products'])(
    'offers to retry its failed %s',
    async (path) => {
      const { status, html } = await open('/', { api: { [`${shop}/${path}`]: 503 } })
      expect(status).toBe(200)
      expect(html.split(text['failed.title'])).toHaveLength(2)
    },
  )
})

describe('a product page', () => {
  const neighbours = {
    accessories: { relatedAccessories: [{ _id: 'a', name: 'A', code: 'A', type: 'accessory' }] },
    similar: { similarProducts: [{ _id: 's', name: 'S', code: 'S', type: 'device' }] },
    included: {
      includedProducts: [
        { product: { _id: 'i', name: 'I', code: 'I', type: 'device' }, quantity: 1 },
      ],
    },
    partners: { type: 'gateway', communicationType: 'lorawan' },
  }
  it.each(Object.entries(neighbours))('is shown when its %s fail', async (id, more) => {
    const product = { _id: 'p', name: 'Alone', code: 'ALONE', type: 'device', price: null, ...more }
    const { status, html } = await open('/products/ALONE', {
      api: { [`${shop}/products/ALONE`]: { data: product }, [`${shop}/products`]: 503 },
    })
    expect(status).toBe(200)
    expect(html).toContain('Alone')
    expect(part(html, id)).toContain(text['failed.title'])
    expect(html.split(text['failed.title'])).toHaveLength(2)
  })
})

it('a product page shows box contents, dimensions, weight and lead time', async () => {
  const product = {
    _id: 'p',
    name: 'Sensor',
    code: 'SENSOR',
    type: 'device',
    price: null,
    boxContents: [{ item: 'Mounting bracket', quantity: 2 }],
    lengthMm: 86,
    widthMm: 64,
    heightMm: 27,
    weightG: 118,
    leadTime: 'P3D',
    batteryLife: 'P1Y6M',
  }
  const { html } = await open('/products/SENSOR', {
    api: { [`${shop}/products/SENSOR`]: { data: product } },
  })
  expect(part(html, 'included')).toMatch(/Mounting bracket.*× 2|Mounting bracket.*2 ×/s)
  const specifications = part(html, 'specifications')
  for (const value of ['86 × 64 × 27', '118', '3 days', '1 year, 6 months'])
    expect(specifications).toContain(`>${value}<`)
})

describe('a page with a failed section', () => {
  it('is not cached, unlike a complete one', async () => {
    const whole = await open('/')
    const broken = await open('/', { api: { [`${shop}/ads`]: 503 } })
    expect(whole.keeping).toBe(null)
    expect(broken.keeping).toBe('no-store')
  })

  it('is complete when the retry succeeds', async () => {
    const { status, keeping, html } = await open('/', { once: { [`${shop}/applications`]: 503 } })
    expect(status).toBe(200)
    expect(keeping).toBe(null)
    expect(html).not.toContain(text['failed.title'])
  })
})
