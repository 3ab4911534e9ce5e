/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const entry = /\/assets\/store\/client-.*\.js/
const module = /\/assets\/store\/ListingPage-.*\.js/

/** Opens the list with a script that failed to load. */
async function openWithout(lost = entry) {
  const { context } = await startVisit(browser)
  const page = await context.newPage()
  await page.route(lost, (route) => route.abort())
  await page.goto(`${shopUrl}/en/products`)
  await page.locator('html[data-scripts=failed]').waitFor()
  const reconnect = async () => {
    await page.unroute(lost)
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  return { page, reconnect }
}

it.each([entry, module])(
  'the page works without JavaScript when a script fails to load: %s',
  async (lost) => {
    const { page } = await openWithout(lost)
    const add = page.getByRole('button', { name: /^Add to cart/ })
    expect(await add.count()).toBe(0)
    await page.getByRole('checkbox', { name: /^Gateway/ }).check()
    await page.getByRole('button', { name: text['list.apply'] }).first().click()
    await page.waitForURL(/type=gateway/)
  },
)

it('the page hydrates when the connection is back', async () => {
  const { page, reconnect } = await openWithout()
  await reconnect()
  await page.locator('html:not([data-scripts])').waitFor()
  await page.locator('#rest').waitFor({ state: 'detached' })
})

it('hydration after a failure keeps what was typed or ticked meanwhile', async () => {
  const { page, reconnect } = await openWithout()
  const gateway = page.getByRole('checkbox', { name: /^Gateway/ })
  await gateway.check()
  await page.evaluate(() =>
    navigation.addEventListener('navigate', () => {
      document.documentElement.dataset['scripts'] = 'reloading'
    }),
  )
  await reconnect()
  expect(await page.locator('html[data-scripts=failed]').count()).toBe(1)
  expect(await gateway.isChecked()).toBe(true)
})
