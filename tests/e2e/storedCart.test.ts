/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shopping as ar } from '#ui/i18n/ar/shopping.ts'
import { shopping as en } from '#ui/i18n/en/shopping.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { storefront as arText } from '#ui/i18n/ar/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { goToReview } from './goToReview.ts'
import { accessoryCode } from './placeOrders.ts'
import { createNewShopper } from './shopper.ts'
import { trackRequests, waitUntilSettled } from './waitUntilSettled.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const inCart = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('cart') ?? '{}').items))

/** Adds one: a double click is meant as a single one. */
const add = async (page: Page, label: string, language = 'en'): Promise<void> => {
  await page.goto(`/${language}/products/${accessoryCode}`)
  await page.getByRole('button', { name: label, exact: true }).first().dblclick()
}

const storedData = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [sessionStorage['cart.codes'], sessionStorage['checkout'], localStorage['cart.known.2']].join(),
  )

it('the cart keeps what another tab adds while the order is placed, here and in the account', async () => {
  const buyer = await createNewShopper(browser)
  const { page, context, call, errors } = buyer
  const place = await goToReview(buyer, async () => {
    await page.getByRole('radio', { name: en['payment.transfer'] }).check()
  })
  const { promise: added, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/marketplace-customer/orders', async (route) => {
    const response = await route.fetch()
    await added
    await route.fulfill({ response })
  })
  const { _id: product } = await call('GET', `/products/${accessoryCode}`)
  await place.click()
  const other = await context.newPage()
  await add(other, text['buy.add'])
  await expect.poll(() => inCart(other)).toContain(product)
  goOn()
  await page.waitForURL(/\/en\/checkout\/placed\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1, name: en['placed.title'] }).waitFor()
  expect(await inCart(page)).toEqual([product])
  await expect
    .poll(async () => (await call('GET', '/cart')).items)
    .toEqual([{ product, quantity: 1 }])
  expect(errors).toEqual([])
})

it('signing out clears codes, prices and the checkout in every tab', async () => {
  const buyer = await createNewShopper(browser)
  const { page, context } = buyer
  await goToReview(buyer, async () => {
    await page.getByRole('radio', { name: en['payment.transfer'] }).check()
  })
  await page.goto('/en/cart')
  const entry = page.locator('details', { hasText: en['giftCard.label'] })
  await entry.locator('summary').click()
  await entry.locator('input').fill('HIS-GIFT')
  await entry.locator('input').press('Enter')
  await expect.poll(() => storedData(page)).toContain('HIS-GIFT')
  expect(await storedData(page)).toContain('bank_transfer')
  await page.goto('/en/privacyPolicy')
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  const other = await context.newPage()
  await other.goto('/en/privacyPolicy')
  await other.evaluate(() => localStorage.removeItem('marketplace.session'))
  await expect.poll(() => storedData(page)).toBe(',,')
})

it('the cart opens offline on a phone that never opened it before', async () => {
  const { page, context, errors } = await startVisit(browser, 390)
  const isIdle = trackRequests(page)
  const brought = page.waitForResponse(/\/assets\/store\/CartPage-.*\.js/)
  const looks = page.waitForResponse(/marketplace-customer\/products\?_id=/)
  await add(page, text['buy.add'])
  await Promise.all([brought, looks])
  await expect.poll(() => storedData(page)).toContain(accessoryCode)
  // Everything else that is loaded along with it.
  expect(await waitUntilSettled(page, isIdle)).toBe(true)
  await context.setOffline(true)
  await page.locator('a[href="/en/cart"]:visible').first().click()
  await page.getByRole('heading', { level: 1, name: en['cart.title'] }).waitFor()
  await page.getByRole('listitem').filter({ hasText: accessoryCode }).waitFor()
  await page.getByText(en['away.offline']).waitFor()
  expect(errors).toEqual([])
})

it('the cart says, in either language, when browser storage is full, and keeps working', async () => {
  for (const [language, words, label] of [
    ['en', en, text['buy.add']],
    ['ar', ar, arText['buy.add']],
  ] as const) {
    const { page, errors } = await startVisit(browser)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await add(page, label, language)
    await page.getByRole('status').filter({ hasText: words['list.full'] }).waitFor()
    await page.locator(`a[href="/${language}/cart"]:visible`).first().click()
    await page.getByRole('listitem').filter({ hasText: accessoryCode }).waitFor()
    expect(errors).toEqual([])
  }
})

it('a placed order lists its items, its delivery, and what happens next', async () => {
  const buyer = await createNewShopper(browser, 390)
  const { page, call, errors } = buyer
  const { _id: product } = await call('GET', `/products/${accessoryCode}`)
  const { _id } = await call('POST', '/orders', {
    cartId: crypto.randomUUID(),
    items: [{ product, quantity: 3 }],
    paymentMethod: 'bank_transfer',
    shippingAddress: {
      fullName: 'Noura Salem',
      country: 'SA',
      city: 'riyadh',
      address: 'King Fahd Road 1',
      phone: '+966500000001',
    },
  })
  await page.goto(`/en/checkout/placed/${_id}`)
  const main = page.getByRole('main')
  await main.getByText(accessoryCode).waitFor()
  await main.getByText('Noura Salem').waitFor()
  const steps = main.getByRole('listitem').filter({ hasText: /^[1-5]/ })
  expect(await steps.count()).toBe(5)
  expect(await steps.nth(0).textContent()).toContain(en['next.transfer'])
  // The delivery time is in the description of its shipping method.
  const { shippingMethod } = await call('GET', `/orders/${_id}`)
  const methods = await call('GET', '/shipping-methods')
  const { description } = methods.find(({ title }: { title: string }) => title === shippingMethod)
  expect(await steps.nth(3).textContent()).toBe(`4${en['next.send']} ${description}`)
  expect(errors).toEqual([])
})

it('the order confirmation of another buyer is not found', async () => {
  const { page } = await createNewShopper(browser)
  for (const id of [crypto.randomUUID(), 'nonsense']) {
    await page.goto(`/en/checkout/placed/${id}`)
    await page.getByRole('heading', { level: 1, name: text['notFound.title'] }).waitFor()
  }
})
