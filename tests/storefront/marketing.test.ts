import { describe, expect, it } from 'vitest'
import { openPage } from './openPage.ts'

const file = (name: string) => ({
  _id: name,
  title: name,
  file: { _id: name, url: `/files/${name}`, width: 1920, height: 900, placeholder: null },
})
const slide = (title: string, more: object = {}) => ({
  _id: title,
  title,
  subTitle: 'Above',
  description: 'Below 5 words',
  position: 'left',
  picture: file(title),
  link: '/products?type=device',
  ...more,
})
const ads = ['One', 'Two', 'Three'].map((title) => ({
  _id: title,
  title,
  description: null,
  picture: file(title),
  link: 'https://elsewhere.example/a',
}))
const api = {
  '/api/marketplace-customer/sliders': {
    data: [
      slide('First'),
      slide('Second', { position: 'center', link: null }),
      slide('Third', { position: 'right', link: '/ar/products' }),
    ],
  },
  '/api/marketplace-customer/ads': { data: ads },
}
const drawn = (html: string): string =>
  html.slice(0, html.indexOf('<script type="application/json"'))

describe('the home page', () => {
  it('starts with the slides in order, preloading the first picture', async () => {
    const html = drawn((await openPage('/', { api })).html)
    const headings = [...html.matchAll(/<(h[12])[^>]*>(First|Second|Third)</g)]
    expect(headings.map(([, level, title]) => [level, title])).toEqual([
      ['h2', 'First'],
      ['h2', 'Second'],
      ['h2', 'Third'],
    ])
    expect(html.match(/<h1.*?<\/h1>/g)).toEqual([
      '<h1 class="hidden">Marsad | Hardware that reports back</h1>',
    ])
    expect(html).not.toContain('See what your sites are doing')
    const loading = [...html.matchAll(/<img[^>]*\/files\/(First|Second|Third)[^>]*>/g)].map(
      ([tag, name]) => [
        name,
        /loading="(\w+)"/.exec(tag)?.[1],
        /fetchPriority="(\w+)"/i.exec(tag)?.[1],
      ],
    )
    expect(loading).toEqual([
      ['First', 'eager', 'high'],
      ['Second', 'lazy', 'auto'],
      ['Third', 'lazy', 'auto'],
    ])
  })

  it('is readable and its links work before any script runs', async () => {
    const html = drawn((await openPage('/', { api })).html)
    expect(html).toContain('aria-roledescription="carousel"')
    expect(html).toContain('aria-label="2 of 3"')
    expect(html).not.toContain('inert')
    expect(html).toMatch(/href="\/en\/products\?type=device"[^>]*>Take a look/)
    // A link to a page in another language leads to the reader's language.
    expect(html).toMatch(/href="\/en\/products"[^>]*>Take a look/)
  })

  it('keeps the text of a slide on the same physical side in both directions', async () => {
    const placesOf = async (language: 'en' | 'ar') =>
      [...drawn((await openPage('/', { api, language })).html).matchAll(/data-place="(\w+)"/g)].map(
        ([, place]) => place,
      )
    expect(await placesOf('en')).toEqual(['start', 'center', 'end'])
    expect(await placesOf('ar')).toEqual(['end', 'center', 'start'])
  })

  it('writes numbers in the digits of the reader', async () => {
    expect(drawn((await openPage('/', { api, language: 'ar' })).html)).toContain(
      'aria-label="٢ من ٣"',
    )
  })

  it('has neither dots nor arrows for a single slide', async () => {
    const one = { ...api, '/api/marketplace-customer/sliders': { data: [slide('First')] } }
    const { html } = await openPage('/', { api: one })
    expect(html).not.toContain('Next slide')
  })

  it('starts with the brand’s own hero without slides', async () => {
    const { html } = await openPage('/')
    expect(html).toContain('See what your sites are doing')
    expect(html).not.toContain('aria-roledescription')
  })

  it('shows the ads between its sections, each once', async () => {
    const html = drawn((await openPage('/', { api })).html)
    const at = (text: string): number => html.indexOf(text)
    const places = ['Start from the job', '>One<', '>Two<', 'Best sellers', '>Three<', 'At work in']
    const found = places.map(at)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(Math.min(...found)).toBeGreaterThan(0)
    expect(html.match(/href="https:\/\/elsewhere\.example\/a"/g)).toHaveLength(3)
  })

  it('uses its first slide as share image', async () => {
    expect((await openPage('/', { api })).html).toContain(
      '<meta property="og:image" content="https://shop.example/files/First">',
    )
  })
})
