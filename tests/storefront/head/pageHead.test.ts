import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { languageCodes } from '#domain/locale.ts'
import { publicPages } from '#domain/publicPages.ts'
import { openPage } from '../openPage.ts'

const found = ['/products?page=2', '/products/DEV-1', '/solutions/applications/cold_chain']
const open = [...publicPages(brand.features).map(({ path }) => path || '/'), ...found]
const hidden = [
  '/products?search=probe',
  '/products?type=device',
  '/cart',
  '/checkout',
  '/wishlist',
  '/compare',
  '/orders',
  '/requests',
  '/profile',
  '/profile/licenses',
]

const named = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)
const meta = (html: string, name: string): string[] =>
  named(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

// The first page takes longer, because all modules are loaded with it.
describe.each(languageCodes)('the head of the pages in %s', { timeout: 30_000 }, (language) => {
  it('has complete and unique titles, descriptions and metadata', async () => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const path of open) {
      const { status, html } = await openPage(path, { language })
      const title = named(html, /<title>([^<]*)/g)
      const description = meta(html, 'description')
      expect([path, status, title.length, description.length]).toEqual([path, 200, 1, 1])
      expect([path, titles.get(title[0] ?? '')]).toEqual([path, undefined])
      expect([path, descriptions.get(description[0] ?? '')]).toEqual([path, undefined])
      titles.set(title[0] ?? '', path)
      descriptions.set(description[0] ?? '', path)
      const own = `https://shop.example/${language}${path === '/' ? '' : path}`
      expect(named(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([own])
      expect(meta(html, 'og:url')).toEqual([own])
      expect(meta(html, 'og:title')).toEqual(title)
      expect(meta(html, 'og:description')).toEqual(description)
      expect(meta(html, 'og:image')).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/./)])
      expect(meta(html, 'og:image')[0]).not.toMatch(/svg/)
      expect(meta(html, 'og:image:alt')).toHaveLength(1)
      expect(meta(html, 'twitter:card')).toHaveLength(1)
      expect(named(html, /<link rel="alternate" hreflang="([^"]*)"/g)).toEqual([
        'en',
        'ar',
        'x-default',
      ])
      expect([path, meta(html, 'robots')]).toEqual([path, []])
      const kinds = named(html, /ld\+json">(.*?)<\/script>/g).map(
        (text) => JSON.parse(text)['@type'],
      )
      expect([path, kinds]).toEqual([
        path,
        expect.arrayContaining([path === '/' ? 'Organization' : 'BreadcrumbList']),
      ])
    }
  })

  it('excludes personal and filtered pages from search engines', async () => {
    for (const path of hidden) {
      const { html } = await openPage(path, { language })
      expect([path, meta(html, 'robots')]).toEqual([path, ['noindex']])
    }
  })
})
