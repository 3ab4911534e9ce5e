import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '#ui/i18n/en/account.ts'
import { openBrowser, visit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A page as somebody sees it whose scripts are still on their way, and what lets them come. */
async function openSlowly(path: string) {
  const { context, errors } = await visit(browser)
  const page = await context.newPage()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/store\/client-.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(shopUrl + path, { waitUntil: 'domcontentloaded' })
  const answers = async () => {
    release()
    await page.locator('#rest').waitFor({ state: 'detached' })
  }
  return { page, errors, answers }
}

it('does what was pressed before the page answered, once', async () => {
  const { page, errors, answers } = await openSlowly('/en/products')
  const wish = page
    .locator('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
  await wish.click()
  await wish.click()
  expect(await wish.getAttribute('aria-pressed')).toBe('false')
  await answers()
  await expect.poll(() => wish.getAttribute('aria-pressed')).toBe('true')
  expect(errors).toEqual([])
})

it('filters by what was ticked before the page answered', async () => {
  const { page, answers } = await openSlowly('/en/products')
  await page.getByRole('checkbox', { name: /^Gateway/ }).check()
  await answers()
  await page.waitForURL(/type=gateway/)
  expect(await page.getByRole('checkbox', { name: /^Gateway/ }).isChecked()).toBe(true)
})

it('keeps what was typed and chosen before the page answered', async () => {
  const { page, answers } = await openSlowly('/en/contact')
  const name = page.getByLabel(account['field.firstName'], { exact: true })
  await name.fill('Salma')
  await answers()
  await page.locator('h1').first().click()
  expect(await name.inputValue()).toBe('Salma')
})
