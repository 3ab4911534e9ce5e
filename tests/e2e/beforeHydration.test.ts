/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '#ui/i18n/en/account.ts'
import { storefront as quantity } from '#ui/i18n/en/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { holdResponses } from './holdResponses.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page whose scripts are delayed; the returned function lets them load. */
async function openSlowly(path: string) {
  const { context, errors } = await startVisit(browser)
  const page = await context.newPage()
  const release = await holdResponses(page, /\/assets\/store\/client-.*\.js/)
  await page.goto(shopUrl + path, { waitUntil: 'domcontentloaded' })
  const answers = async () => {
    release()
    await page.locator('#rest').waitFor({ state: 'detached' })
  }
  return { page, errors, answers }
}

it('a click before hydration takes effect once', async () => {
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

it('a click during hydration takes effect once', async () => {
  const { context } = await startVisit(browser)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const root = document.getElementById('root')
      const wish = document.querySelector<HTMLElement>('main [data-list=wishlist]')
      if (!root || !wish) return
      // Hydration has started but not finished.
      if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return
      clearInterval(timer)
      document.documentElement.dataset['pressed'] = String(document.getElementById('rest') !== null)
      wish.click()
    })
  })
  await page.goto(`${shopUrl}/en/products`)
  await page.locator('#rest').waitFor({ state: 'detached' })
  expect(await page.locator('html').getAttribute('data-pressed')).toBe('true')
  const wish = page.locator('main [data-list=wishlist]').first()
  expect(await wish.getAttribute('aria-pressed')).toBe('true')
})

it('quantity steps before hydration are all counted', async () => {
  const { page, answers } = await openSlowly('/en/products/DEV-TH-LW01')
  const more = page.getByRole('button', { name: quantity['quantity.more'] }).first()
  for (const _ of [1, 2, 3]) await more.click()
  await answers()
  const field = page.getByLabel(quantity['quantity.label'], { exact: true }).first()
  await expect.poll(() => field.inputValue()).toBe('4')
})

it('a filter ticked before hydration is applied', async () => {
  const { page, answers } = await openSlowly('/en/products')
  await page.getByRole('checkbox', { name: /^Gateway/ }).check()
  await answers()
  await page.waitForURL(/type=gateway/)
  expect(await page.getByRole('checkbox', { name: /^Gateway/ }).isChecked()).toBe(true)
})

it('text typed and a menu opened before hydration are kept', async () => {
  const { page, answers } = await openSlowly('/en/contact')
  const name = page.getByLabel(account['field.firstName'], { exact: true })
  await name.fill('Salma')
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2))
  await page.getByRole('button', { name: 'Products', exact: true }).click()
  await answers()
  expect(await page.locator('#menu-products').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2)
  await page.locator('h1').first().click()
  expect(await name.inputValue()).toBe('Salma')
})
