/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import {
  cardStyles,
  footerBackgrounds,
  headerLayouts,
  heroLayouts,
  homeBackgrounds,
  topicStyles,
  type Layout,
} from '#domain/layout.ts'
import { languageCodes, type Language } from '#domain/locale.ts'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { buildLayoutPreview, type LayoutPreview } from './buildLayoutPreview.ts'
import { openBrowser } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

/** As many layouts as the longest list of variants, so that each variant is in one of them. */
const layouts = heroLayouts.map((hero, at): Layout => {
  const of = <T>(list: readonly [T, ...T[]]): T => list[at % list.length] ?? list[0]
  const topics = of(topicStyles)
  return {
    header: of(headerLayouts),
    home: {
      ...brand.layout.home,
      hero,
      topics: { applications: topics, useCases: topics, industries: topics },
      ground: of(homeBackgrounds),
    },
    card: of(cardStyles),
    footer: of(footerBackgrounds),
  }
})

const texts = { en, ar }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(layouts)('with $header, $home.hero and $card', (layout) => {
  let shop: LayoutPreview
  beforeAll(async () => {
    shop = await buildLayoutPreview(layout)
  })
  afterAll(() => shop.remove())

  async function opened(path: string, act: (page: Page) => Promise<void>) {
    const context = await browser.newContext({ baseURL: shopUrl, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await shop.apply(page)
    await page.goto(path)
    expect(await page.locator('header[data-layout]').getAttribute('data-layout')).toBe(
      layout.header,
    )
    await act(page)
    await context.close()
  }

  it.each(languageCodes)(
    'the tab order of the header follows the visual order, and the list fits 320 px, in %s',
    (language) =>
      opened(`/${language}/products`, async (page) => {
        for (const width of [1440, 1024, 390]) {
          await page.setViewportSize({ width, height: 900 })
          // Tab stops are looked for from the top of the page again.
          await page.reload()
          const stops = await headerStops(page)
          // At least the name, the search, the cart and the menu.
          expect(stops.length).toBeGreaterThanOrEqual(width > 1000 ? 8 : 4)
          const read = stops.toSorted(
            (a, b) => a.row - b.row || (language === 'ar' ? b.x - a.x : a.x - b.x),
          )
          const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 }
          expect([width, stops.filter(({ y }) => y > height - 12)]).toEqual([width, []])
          expect(stops.map(({ name }) => name)).toEqual(read.map(({ name }) => name))
        }
        await expectToFitSmallPhone(page)
      }),
  )

  it.each(languageCodes)(
    'every header item can be reached, and home fits 320 px, in %s',
    (language) =>
      opened(`/${language}`, async (page) => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await openProductsMenu(page, language, width)
        }
        await page.reload()
        await expectToFitSmallPhone(page)
      }),
  )
})

async function openProductsMenu(page: Page, language: Language, width: number): Promise<void> {
  const text = texts[language]
  const header = page.getByRole('banner')
  await header.locator('a[href$="/cart"]').waitFor()
  await header.getByRole('combobox', { name: text['header.search'] }).waitFor()
  if (width < 1000) await header.getByRole('button', { name: text['header.menu'] }).click()
  for (const name of [text['header.products'], text['header.solutions']]) {
    await header.getByRole('button', { name, exact: true }).locator('visible=true').waitFor()
  }
  await header
    .getByRole('button', { name: text['header.products'], exact: true })
    .locator('visible=true')
    .click()
  const panel = page.getByRole('navigation', { name: text['header.products'], exact: true })
  await panel.getByRole('link').first().waitFor()
  const [panelBox, headerBox] = [await panel.boundingBox(), await header.boundingBox()]
  if (width > 1000)
    expect(panelBox?.y).toBeGreaterThanOrEqual((headerBox?.height ?? Number.NaN) - 1)
  await page.keyboard.press('Escape')
}

async function expectToFitSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 })
  const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    scrollHeight: document.documentElement.scrollHeight,
  }))
  expect(scrollHeight).toBeGreaterThan(900)
  expect(scrollWidth).toBe(320)
}

type Stop = { readonly name: string; readonly x: number; readonly y: number; readonly row: number }

/** Returns the tab stops in the header after the skip link, in order. */
async function headerStops(page: Page): Promise<Stop[]> {
  await page.keyboard.press('Tab')
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element?.closest('header[data-layout]')) return undefined
      const { x, y, width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent
      return { name, x: x + width / 2, y: y + height / 2 }
    })
    if (!stop) return stops
    // Elements centred on the same line are in one row.
    const same = stops.find(({ y }) => Math.abs(y - stop.y) < 12)
    stops.push({ ...stop, row: same?.row ?? stop.y })
  }
}
