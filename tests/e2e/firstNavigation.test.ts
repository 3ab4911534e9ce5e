import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, startVisit } from './browser.ts'
import { holdResponses } from './holdResponses.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const navigationCode = /\/assets\/store\/browserRouter-.*\.js/

/** Opens a page and marks its document, which is lost when another is loaded. */
async function openMarked(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(path)
  await page.evaluate(() => {
    document.documentElement.dataset['opened'] = 'first'
  })
  return () => page.evaluate(() => document.documentElement.dataset['opened'] === 'first')
}

const firstProduct = (page: Page) => page.locator('main a[href^="/en/products/"]').first()

it('a filter ticked before its code has loaded stays ticked and is applied', async () => {
  const { page, errors } = await startVisit(browser)
  const release = await holdResponses(page, navigationCode)
  const isSameDocument = await openMarked(page, '/en/products')
  const gateway = page.getByRole('checkbox', { name: /^Gateway/ })
  await gateway.check()
  await page.locator('main[aria-busy=true]').waitFor()
  expect(await gateway.isChecked()).toBe(true)
  release()
  await page.waitForURL(/type=gateway/)
  await page.locator('main[aria-busy=false]').waitFor()
  expect(await gateway.isChecked()).toBe(true)
  expect(await isSameDocument()).toBe(true)
  expect(errors).toEqual([])
})

it('a link followed before its code has loaded opens without loading a document', async () => {
  const { page, errors } = await startVisit(browser)
  const release = await holdResponses(page, navigationCode)
  const isSameDocument = await openMarked(page, '/en')
  await firstProduct(page).focus()
  await page.keyboard.press('Enter')
  await page.locator('main[aria-busy=true]').waitFor()
  release()
  await page.waitForURL('**/en/products/*')
  await page.locator('h1:focus').waitFor()
  expect(await isSameDocument()).toBe(true)
  expect(errors).toEqual([])
})

it('a link opens a document if the code that changes pages cannot be loaded', async () => {
  const { page } = await startVisit(browser)
  await page.route(navigationCode, (route) => route.abort())
  const isSameDocument = await openMarked(page, '/en')
  await firstProduct(page).click()
  await page.waitForURL('**/en/products/*')
  expect(await isSameDocument()).toBe(false)
})

it('going back before the code that changes pages has loaded shows the other page', async () => {
  const { page, errors } = await startVisit(browser)
  await page.goto('/en/products')
  await firstProduct(page).click()
  await page.waitForURL('**/en/products/*')
  const release = await holdResponses(page, navigationCode)
  await page.reload()
  await page.goBack({ waitUntil: 'commit' })
  release()
  await page.locator('#filters').waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe('/en/products')
  expect(errors).toEqual([])
})
