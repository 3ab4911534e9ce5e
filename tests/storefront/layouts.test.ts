import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import {
  cardStyles,
  footerBackgrounds,
  headerLayouts,
  heroLayouts,
  homeBackgrounds,
  homeSections,
  topicStyles,
  type HomeLayout,
  type HomeSection,
  type Layout,
} from '#domain/layout.ts'
import { home as words } from '#ui/i18n/en/home.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openPage } from './openPage.ts'

const named = (title: string) => ({ _id: title, title, picture: null, link: null })
const api = {
  '/api/marketplace-customer/ads': { data: ['One', 'Two', 'Three'].map(named) },
}
const slides = {
  '/api/marketplace-customer/sliders': { data: [{ ...named('Slide'), position: 'left' }] },
}
const home = (of: Partial<HomeLayout>) => ({ home: { ...brand.layout.home, ...of } })

/** Returns the HTML of a page without the embedded data. */
async function drawn(path: string, layout: Partial<Layout>, more: object = {}): Promise<string> {
  const { status, html } = await openPage(path, { layout, api: { ...api, ...more } })
  expect(status).toBe(200)
  return html.slice(0, html.indexOf('<script type="application/json"'))
}

describe('header layouts', () => {
  const headerOf = (html: string): string => /<header.*?<\/header>/s.exec(html)?.[0] ?? ''
  const targets = (html: string): string[] =>
    [...headerOf(html).matchAll(/(?:href|popoverTarget)="([^"]+)"/gi)].map(([, to]) => to ?? '')

  it.each(headerLayouts)('%s contains the same links as the others', async (header) => {
    const expected = new Set(targets(await drawn('/products', { header: 'bar' })))
    const html = await drawn('/products', { header })
    const own = targets(html)
    expect(expected.size).toBeGreaterThan(10)
    expect([...expected].filter((each) => !own.includes(each))).toEqual([])
    expect(headerOf(html)).toContain(`data-layout="${header}"`)
    // A stacked header has one search for wide screens and one for phones, of which one is visible.
    expect(html.match(/role="search"/g)).toHaveLength(header === 'stacked' ? 2 : 1)
    expect(html.split(`aria-label="${text['header.main']}"`)).toHaveLength(2)
  })

  it.each(headerLayouts)('%s is reduced at the checkout', async (header) => {
    const html = await drawn('/checkout/address', { header })
    expect(headerOf(html)).toContain('data-calm')
    expect(headerOf(html)).not.toContain('data-layout')
  })
})

describe('the home page', () => {
  it.each(heroLayouts)('starts with %s, with and without slides', async (hero) => {
    const own = await drawn('/', home({ hero }))
    expect(own).toMatch(new RegExp(`<section[^>]*data-layout="${hero}".*<h1>`, 's'))
    const withSlides = await drawn('/', home({ hero }), slides)
    expect(withSlides).toMatch(new RegExp(`<section[^>]*data-layout="${hero}"[^>]*aria-rol`, 's'))
    expect(withSlides).toMatch(
      new RegExp(`data-layout="${hero}" data-side="left".*>Slide</h2>`, 's'),
    )
    for (const html of [own, withSlides]) expect(html.match(/<h1/g)).toHaveLength(1)
  })

  const marks: Readonly<Record<HomeSection, string>> = {
    applications: words['home.applicationsTitle'],
    useCases: words['home.useCasesTitle'],
    industries: words['home.industriesTitle'],
    groups: 'Best sellers',
    packages: words['home.packagesTitle'],
    ads: '>One<',
    moreAds: '>Three<',
    contact: words['home.contactTitle'],
  }
  const turned = homeSections.map((_, at) => [
    ...homeSections.slice(at),
    ...homeSections.slice(0, at),
  ])

  it.each([...turned, homeSections.toReversed()].map((order) => [order.join(), order] as const))(
    'shows %s in this order',
    async (_, sections) => {
      const html = await drawn('/', home({ sections }))
      const places = sections.map((name) => html.indexOf(marks[name]))
      expect(Math.min(...places)).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    },
  )

  it.each(homeSections)('omits %s when it is not listed', async (name) => {
    const sections = homeSections.filter((each) => each !== name)
    const html = await drawn('/', home({ sections }))
    // All ads move to the remaining place.
    const isShown = name === 'ads' || name === 'moreAds'
    expect(html.includes(marks[name])).toBe(isShown)
  })

  it.each(topicStyles)('shows its topics as %s', async (look) => {
    const topics = { applications: look, useCases: look, industries: look }
    const html = await drawn('/', home({ topics }))
    expect(html.match(/<strong>Cold chain<\/strong>/g)?.length).toBe(3)
  })

  it.each(homeBackgrounds)('has the background %s', async (ground) => {
    expect(await drawn('/', home({ ground }))).toContain(`data-ground="${ground}"`)
  })
})

it.each(cardStyles)('a product card has the style %s on every page', async (card) => {
  for (const path of ['/', '/products']) {
    expect(await drawn(path, { card })).toContain(`<body data-card="${card}">`)
  }
})

it.each(footerBackgrounds)('a footer has the background %s', async (footer) => {
  const tag = (await drawn('/products', { footer })).match(/<footer[^>]*>/g)?.at(-1)
  expect(tag?.includes('data-theme="dark"')).toBe(footer === 'dark')
})
