/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { accessoryCode } from './placeOrders.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
let product: { readonly _id: string; readonly stock: number }
beforeAll(async () => {
  browser = await openBrowser()
  const answer = await fetch(`${shopUrl}/api/marketplace-customer/products/${accessoryCode}`)
  product = (await answer.json()).data
})
afterAll(() => browser.close())

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const storedCount = (page: Page): Promise<number> =>
  page.evaluate((id) => {
    const { items = {} } = JSON.parse(localStorage.getItem('cart') ?? '{}')
    return items[id]?.quantity ?? 0
  }, product._id)

it('a cart line refuses more than the stock at its field, in both languages', async () => {
  for (const [language, text] of [
    ['en', en],
    ['ar', ar],
  ] as const) {
    const { page, context, errors } = await startVisit(browser)
    await page.goto(`/${language}/cart`)
    await page.evaluate(
      (id) =>
        localStorage.setItem(
          'cart',
          JSON.stringify({ id: crypto.randomUUID(), items: { [id]: { id, quantity: 2 } } }),
        ),
      product._id,
    )
    await page.goto(`/${language}/cart`)
    await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
    const quantity = field(page, text['quantity.label'])
    const notice = page.getByRole('status').filter({ hasText: text['buy.tooMany'] })
    await quantity.fill(String(product.stock + 1))
    await quantity.press('Enter')
    await notice.waitFor()
    expect(await quantity.getAttribute('aria-invalid')).toBe('true')
    const described = await quantity.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain(text['buy.tooMany'])
    expect(await storedCount(page)).toBe(2)

    await quantity.fill('3')
    await quantity.press('Enter')
    await notice.waitFor({ state: 'detached' })
    expect([await storedCount(page), await quantity.getAttribute('aria-invalid')]).toEqual([
      3,
      null,
    ])
    expect(errors).toEqual([])
    await context.close()
  }
})

it('a product page adds no more than the stock to the cart', async () => {
  const { page, errors } = await startVisit(browser)
  await page.goto(`/en/products/${accessoryCode}`)
  const quantity = field(page, en['quantity.label'])
  await quantity.fill(String(product.stock + 1))
  await quantity.press('Enter')
  await page.getByRole('alert').filter({ hasText: en['buy.tooMany'] }).waitFor()
  expect(await quantity.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: en['buy.add'], exact: true }).first().click()
  expect(await storedCount(page)).toBe(0)
  expect(errors).toEqual([])
})

it('a card adds nothing when the cart contains the whole stock, and says why', async () => {
  const { page } = await startVisit(browser)
  await page.goto(`/en/products?search=${accessoryCode}`)
  await page.evaluate(
    ({ _id: id, stock }) =>
      localStorage.setItem(
        'cart',
        JSON.stringify({ id: crypto.randomUUID(), items: { [id]: { id, quantity: stock } } }),
      ),
    product,
  )
  await page.reload()
  await page
    .getByRole('button', { name: new RegExp(`^${en['buy.add']}: `) })
    .first()
    .click()
  await page.locator('[data-type=error]').filter({ hasText: en['buy.tooMany'] }).waitFor()
  expect(await storedCount(page)).toBe(product.stock)
})
