import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { publicPages } from '#domain/publicPages.ts'
import { collections, typePath } from '#storefront/data/collections.ts'
import { openPage } from './openPage.ts'

const questionOf = (asked: readonly string[]): URLSearchParams => {
  const question = asked.find((each) => each.includes('/products?')) ?? ''
  return new URLSearchParams(question.split('?')[1])
}

const textIn = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
const titleOf = (html: string) => textIn(html, /<title>(.*?)<\/title>/)
const descriptionOf = (html: string) => textIn(html, /<meta name="description" content="(.*?)">/)

describe('a shelf', () => {
  it('asks for its type, whatever the address says, and stays at its own address', async () => {
    const { html, asked } = await openPage('/gateways?type=device&sort=price')
    expect(questionOf(asked).getAll('type')).toEqual(['gateway'])
    expect(html).toContain('<h1 tabindex="-1">Gateways</h1>')
    expect(html).toContain('action="/en/gateways"')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/en/gateways">')
    expect(html).not.toContain('noindex')
    expect(html).not.toContain('name="type"')
  })

  it('has the same type for searchers', () => {
    const told = publicPages(brand.features).flatMap(({ path, records }) =>
      records.flatMap(({ type }) => (type ? [[path, type]] : [])),
    )
    const own = collections.flatMap(({ path, type }) => (type ? [[`/${path}`, type]] : []))
    expect(told.toSorted()).toEqual(own.toSorted())
  })

  it('has words of its own in each language', async () => {
    const paths = collections
      .filter(({ path }) => !path.includes(':'))
      .map(({ path }) => `/${path}`)
    for (const language of ['en', 'ar'] as const) {
      const opened = await Promise.all(paths.map((path) => openPage(path, { language })))
      expect(new Set(opened.map(({ html }) => titleOf(html))).size).toBe(paths.length)
      expect(new Set(opened.map(({ html }) => descriptionOf(html))).size).toBe(paths.length)
    }
  })

  it('finds what has no type of its own by its code', async () => {
    const { asked } = await openPage('/simCards')
    expect(questionOf(asked).get('accessoryType')).toBe('sim')
    expect(questionOf(asked).get('type')).toBe('accessory')
  })

  it('of a topic says what the topic says', async () => {
    const { html, asked } = await openPage('/solutions/applications/cold_chain')
    expect(questionOf(asked).get('applications')).toBe('t1')
    expect(html).toContain('<h1 tabindex="-1">Cold chain</h1>')
    expect(descriptionOf(html)).toBe('From store to delivery.')
  })

  it('of an unknown topic is not found', async () => {
    const { status, html } = await openPage('/solutions/industries/nothing')
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found !')
  })
})

it('leads from a type to its shelf', () => {
  expect(typePath('accessory')).toBe('/accessories')
  expect(typePath('unheard')).toBe('/products?type=unheard')
})

describe('the listing', () => {
  it.each([
    ['/products', 'en', 'Page 3'],
    ['/gateways', 'ar', 'الصفحة ٣'],
  ] as const)(
    'beyond the last page of %s in %s is no page, and leads to the last',
    async (path, language, last) => {
      const products = { data: [], meta: { total: 30, page: 9, limit: 12 } }
      const api = { '/api/marketplace-customer/products': products }
      const { status, html } = await openPage(`${path}?page=9`, { language, api })
      expect(status).toBe(404)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain(language === 'en' ? 'Page Not Found !' : 'الصفحة غير موجودة!')
      expect(html).toContain(
        `<a class="button" href="/${language}${path}?page=3" data-discover="true">${last}</a>`,
      )
    },
  )

  it('asks for what is in stock where the shop shows its stock, and only there', async () => {
    const shown = await openPage('/products?availability=inStock')
    expect(questionOf(shown.asked).get('stock[gte]')).toBe('1')
    const hidden = await openPage('/products?availability=inStock', {
      features: { marketplaceStock: false },
    })
    expect(questionOf(hidden.asked).has('stock[gte]')).toBe(false)
    expect(hidden.html).not.toContain('name="availability"')
  })

  it('is seen as a list without asking the API for one, and filters keep it so', async () => {
    const { html, asked } = await openPage('/products?view=list')
    expect(questionOf(asked).has('view')).toBe(false)
    expect(html).toContain('<input type="hidden" name="view" value="list"/>')
  })

  it('sells what has a price and is there; the rest is asked for', async () => {
    const { html } = await openPage('/products')
    expect(html).toContain('aria-label="Request a quote: Long range gateway"')
    expect(html).toContain('href="/en/requestAQuote?product=GW-2"')
    expect(html).toContain('Add to cart: Probe')
    const quotes = await openPage('/products', { features: { cart: false } })
    expect(quotes.html).not.toContain('Add to cart')
  })
})

it('hides lists of one shopper from searchers', async () => {
  for (const path of ['/compare', '/wishlist']) {
    const { status, html } = await openPage(path)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex">')
  }
})

it('tells searchers the questions and answers of a product', async () => {
  const { html } = await openPage('/products/DEV-1')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(data.map(([, json]) => JSON.parse(json ?? ''))).toContainEqual(
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [expect.objectContaining({ name: 'Does it float?' })],
    }),
  )
})
