/** @module-tag long */
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { themes, type Brand } from '#domain/brand.ts'
import { languageCodes } from '#domain/locale.ts'
import { hasPage } from '#domain/hasPage.ts'
import { findLayoutFaults } from '../../scripts/gallery/findLayoutFaults.ts'
import { brandKeys, loadBrand } from '../../scripts/vite/brands.ts'
import { admin } from './testAccounts.ts'
import { installAxe, axeViolationsOf } from './axe.ts'
import { addSessionCookie, openBrowser, storageEntryOf, waitForScripts } from './browser.ts'
import {
  allLooks,
  keyPages,
  lookName,
  otherRoutes,
  viewsOf,
  type LocalisedLook,
  type PageView,
} from './brandViews.ts'
import { findFocusFaults } from './findFocusFaults.ts'
import { waitUntilSettled, trackRequests } from './waitUntilSettled.ts'
import { shopUrl } from './shopUrl.ts'
import { applyLook } from './checkRoutes.ts'

const brands: readonly Brand[] = await Promise.all(
  (await brandKeys()).map(async (key) => (await loadBrand(key)).brand),
)

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('the views cover the key pages of every brand in every look, and every key route in every look', () => {
  const everyLook = [...new Set(allLooks.map(lookName))].toSorted()
  const looksAt = (views: readonly PageView[], path: string): string[] =>
    [
      ...new Set(views.filter((view) => view.path === path).map(({ look }) => lookName(look))),
    ].toSorted()
  for (const brand of brands)
    for (const path of keyPages) expect(looksAt(viewsOf(brand, brands), path)).toEqual(everyLook)
  for (const brand of brands)
    for (const path of keyPages) {
      const whole = viewsOf(brand, brands).filter(({ depth }) => depth === 'whole')
      const looks = whole.filter((view) => view.path === path).map(({ look }) => look)
      expect(new Set(looks.map(({ language }) => language)).size).toBe(languageCodes.length)
      expect(new Set(looks.map(({ theme }) => theme))).toEqual(new Set(themes))
      expect(new Set(looks.map(({ width }) => width)).size).toBe(2)
    }
  const views = brands.flatMap((brand) => viewsOf(brand, brands))
  for (const path of otherRoutes) {
    expect([path, looksAt(views, path)]).toEqual([path, everyLook])
    const whole = views.filter(({ depth }) => depth === 'whole')
    expect([path, looksAt(whole, path)]).toEqual([path, everyLook])
    for (const brand of brands) {
      const has = hasPage(brand.features, `/${path}`)
      expect([path, brand.key, looksAt(viewsOf(brand, brands), path).length > 0]).toEqual([
        path,
        brand.key,
        has,
      ])
    }
  }
})

it.each(brands.map((brand) => [brand.key, brand] as const))(
  '%s has no accessibility problem, nothing clipped or covered, and a visible focus',
  async (key, brand) => {
    const views = viewsOf(brand, brands)
    const problems = await Promise.all(
      languageCodes.map((language) =>
        seen(
          key,
          views.filter(({ look }) => look.language === language),
        ),
      ),
    )
    expect(problems.flat()).toEqual([])
  },
)

/** Checks the views of one language with one visitor; each applies its look by the switches. */
async function seen(key: string, views: readonly PageView[]): Promise<string[]> {
  const [first] = views
  if (!first) return []
  const origin = `http://${key}.localhost:${new URL(shopUrl).port}`
  const context = await contextOf(origin, first.look)
  const page = await context.newPage()
  const isQuiet = trackRequests(page)
  await installAxe(page)
  const problems: string[] = []
  for (const { path, look, depth } of views) {
    const address = `${origin}/${look.language}/${path}`
    if (page.url() !== address.replace(/\/$/, '')) {
      await page.goto(address)
      await page.locator('#rest').waitFor({ state: 'detached' })
      if (!path.startsWith('cms/')) await waitForScripts(page)
    }
    await applyLook(page, look.language, look)
    // Sections far below are laid out on scroll; until then they have no positions of their own.
    await page.evaluate(() => {
      scrollTo(0, 1)
      scrollTo(0, 0)
    })
    const settled = await waitUntilSettled(page, isQuiet)
    const found = [
      ...(settled ? [] : ['never finished loading']),
      ...(await axeViolationsOf(page, depth === 'whole' ? 'all' : 'looks')),
      ...(await page.evaluate(findLayoutFaults)),
      ...(asksForStops(look) ? await findFocusFaults(page) : []),
    ]
    const where = `${look.language}/${path} ${look.theme} ${look.width}`
    problems.push(...found.map((each) => `${where}: ${each}`))
  }
  await context.close()
  return problems
}

/** Focus rings depend on the theme and not on the language. */
const asksForStops = ({ language, theme }: LocalisedLook): boolean =>
  (language === 'en') === (theme === 'light')

async function contextOf(
  origin: string,
  { language, theme, width }: LocalisedLook,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'theme', value: theme, url: origin },
    { name: 'language', value: language, url: origin },
  ])
  const entered = await addSessionCookie(
    context,
    '/api/admins/auth/signin',
    admin,
    new URL(origin).hostname,
  )
  await context.addInitScript(
    ([name, value]) => localStorage.setItem(name, value),
    storageEntryOf(entered),
  )
  return context
}
