/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { account } from '#ui/i18n/en/account.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { createCustomer, password } from './testAccounts.ts'
import { openBrowser, startVisit } from './browser.ts'
import { accessoryCode } from './placeOrders.ts'
import { createShopper } from './shopper.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const waitForCartCount = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^Cart, ${count} items?$`) })
    .waitFor()
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity/ })

it("a guest's cart joins the account, is the same on another device, and waits for the network", async () => {
  const { email } = await createCustomer()
  const who = { username: email, password }
  const second = await createShopper(browser, who)
  const { page, context, errors } = await startVisit(browser)
  await page.goto(`/en/products/${accessoryCode}`)
  await page.getByLabel(text['quantity.label'], { exact: true }).fill('3')
  await page.getByRole('button', { name: text['buy.add'], exact: true }).first().click()
  await waitForCartCount(page, 3)

  await page.getByRole('button', { name: text['account.signIn'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account['field.email']).fill(email)
  await dialog.getByLabel(account['field.password'], { exact: true }).fill(password)
  const joined = page.waitForResponse('**/cart/join')
  await dialog.locator('button[type=submit]').click()
  expect((await joined).status()).toBe(200)
  await second.page.goto('/en/cart')
  await waitForCartCount(second.page, 3)
  await page.reload()
  await waitForCartCount(page, 3)

  await page.goto('/en/cart')
  await quantity(page).waitFor()
  await context.setOffline(true)
  await quantity(page).fill('5')
  await quantity(page).press('Enter')
  await waitForCartCount(page, 5)
  const synced = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart') && answer.request().method() === 'PATCH',
  )
  await context.setOffline(false)
  expect((await synced).status()).toBe(200)
  await second.page.reload()
  await waitForCartCount(second.page, 5)

  const removed = second.page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await second.page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await removed
  await page.reload()
  await page
    .getByRole('banner')
    .getByRole('link', { name: text['nav.cart'], exact: true })
    .waitFor()
  expect([...errors, ...second.errors]).toEqual([])
})
