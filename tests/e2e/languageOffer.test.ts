/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit } from './browser.ts'

const link = 'اقرأ هذه الصفحة باللغة العربية'

/** Counts the parts of a page that later content moved down by at least a line height. */
const movedDown = (page: Page, height: number): Promise<number> =>
  page.evaluate(
    (far) =>
      new Promise((done) => {
        type Shift = PerformanceEntry & {
          readonly sources?: readonly Record<'previousRect' | 'currentRect', DOMRect>[]
        }
        new PerformanceObserver((list) => {
          const entries: readonly Shift[] = list.getEntries()
          const moves = entries.flatMap(({ sources = [] }) =>
            sources.map(({ previousRect, currentRect }) => currentRect.y - previousRect.y),
          )
          done(moves.filter((each) => each === far).length)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(0), 500)
      }),
    height,
  )

describe('a browser set to Arabic', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  const visit = (width?: number) => startVisit(browser, width, { locale: 'ar-SA' })

  it.each([1440, 390])(
    'is offered Arabic in one line that shifts nothing, at %d px',
    async (width) => {
      const { page, errors } = await visit(width)
      await page.goto('/')
      await page.waitForURL('**/en')
      const offer = page.getByRole('complementary', { name: 'لغة أخرى' })
      expect((await offer.boundingBox())?.height).toBe(44)
      expect(await movedDown(page, 44)).toBe(0)
      // The header and its menus are positioned below it.
      const header = await page.locator('header').first().boundingBox()
      expect(header?.y).toBe(44)

      await page.goto('/en/contact')
      await page.locator('footer a[href$="/aboutUs"]').first().click()
      await page.waitForURL('**/en/aboutUs')
      await offer.getByRole('link', { name: link }).click()
      await page.waitForURL('**/ar/aboutUs')
      expect(await offer.count()).toBe(0)
      await page.goto('/en')
      expect(await offer.count()).toBe(0)
      expect(errors).toEqual([])
    },
  )

  it('is not offered it again after declining', async () => {
    const { page } = await visit()
    await page.goto('/en/products')
    const offer = page.locator('.languageOffer')
    await page.getByRole('button', { name: 'لا، شكرًا' }).click()
    await offer.waitFor({ state: 'detached' })
    for (const path of ['/en/products', '/en', '/en/cms-login']) {
      await page.goto(path)
      expect(await offer.count()).toBe(0)
    }
  })

  it('is not offered it after choosing a language, even the current one', async () => {
    const { page } = await visit()
    await page.goto('/en/products')
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await page.locator('.languageOffer').waitFor({ state: 'detached' })
  })

  it('can always follow the offer in its language', async () => {
    const { page } = await visit()
    await page.goto('/en/products?type=device')
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('link', { name: 'Language of this device' }).click()
    await page.waitForURL('**/ar/products?type=device')
    await page.goto('/cms-login')
    await page.waitForURL('**/ar/cms-login')
    await page.goto('/en/contact')
    expect(await page.locator('.languageOffer').count()).toBe(0)
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    const chosen = page.getByRole('link').and(page.locator('[aria-current=true]:visible'))
    expect(await chosen.allInnerTexts()).toContain('Language of this device')
    // An explicitly chosen language replaces it.
    await page.getByRole('link', { name: 'English' }).click()
    await page.waitForURL('**/en/contact')
    await page.goto('/products')
    await page.waitForURL('**/en/products')
  })

  it('is offered it on the staff sign-in page, and not after sign-in', async () => {
    const { page } = await visit()
    await page.goto('/en/cms')
    await page.waitForURL('**/en/cms-login**')
    const offer = page.locator('.languageOffer')
    await offer.waitFor()
    await signIn(page)
    await page.getByRole('navigation').first().waitFor()
    expect(await offer.isVisible()).toBe(false)
    await page.goto('/en/cms/products')
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
    expect(await offer.isVisible()).toBe(false)
  })

  it('is offered it in the back office, and can follow it there', async () => {
    const { page, errors } = await visit()
    await page.goto('/en/cms-login')
    const offer = page.locator('.languageOffer')
    await offer.getByRole('link', { name: link }).waitFor()
    await page.getByRole('button', { name: 'Language of this device' }).click()
    await page.waitForURL('**/ar/cms-login')
    await offer.waitFor({ state: 'detached' })
    await page.goto('/cms-login')
    await page.waitForURL('**/ar/cms-login')
    await page.getByRole('button', { name: 'لغة هذا الجهاز', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'EN, English' }).click()
    await page.waitForURL('**/en/cms-login')
    expect(errors).toEqual([])
  })

  it('chooses language and theme in the account menu on a phone, leaving room for the page title', async () => {
    const { page, errors } = await visit(390)
    await signIn(page)
    const account = page.getByRole('button', { name: 'Account', exact: true })
    await account.waitFor()
    expect(await page.getByRole('group', { name: 'Language' }).count()).toBe(0)
    await account.click()
    const theme = page.getByRole('menuitem', { name: /theme|Dark|Light/ })
    // A second click may come before the first one is drawn.
    await theme.evaluate((item: HTMLElement) => [item.click(), item.click()])
    expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('system')
    await page.getByRole('menuitemradio', { name: 'English', checked: true }).waitFor()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await page.waitForURL('**/ar/cms/products')
    expect(errors).toEqual([])
  })
})
