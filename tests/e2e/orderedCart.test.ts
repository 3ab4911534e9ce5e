/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMessage } from '#domain/messages/messages.ts'
import { shopping as en } from '#ui/i18n/en/shopping.ts'
import { openBrowser } from './browser.ts'
import { goToReview, digitalProduct } from './goToReview.ts'
import { createNewShopper } from './shopper.ts'
import { createStaffApi } from './createStaffApi.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens the checkout of a buyer whose cart has already been ordered on another device. */
async function orderedElsewhere(quantity: number) {
  const buyer = await createNewShopper(browser)
  const { page, call } = buyer
  const place = await goToReview(buyer, async () => {
    await page.getByRole('radio', { name: en['payment.transfer'] }).check()
  })
  const cartId = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').id)
  const product = (await call('GET', `/products/${digitalProduct}`))._id
  const order = await call('POST', '/orders', {
    cartId,
    items: [{ product, quantity }],
    paymentMethod: 'bank_transfer',
  })
  return { ...buyer, place, order }
}

it('a cart whose order has ended is refused, kept, and can be ordered again', async () => {
  const { page, place, order, call, errors } = await orderedElsewhere(1)
  const staff = await createStaffApi()
  await staff('POST', `/orders/${order._id}/reject`, { reason: 'staff' })
  await place.click()
  await page
    .getByRole('alert')
    .filter({ hasText: formatMessage('error.cart_ended', 'en') })
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  const storedItems = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cart') ?? '{}').items,
  )
  expect(Object.keys(storedItems)).toHaveLength(1)
  await place.click()
  await page.waitForURL(/\/en\/checkout\/placed\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1, name: en['placed.title'] }).waitFor()
  const orders = await call('GET', '/orders')
  expect(orders.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'pending',
    'rejected',
  ])
  expect(errors).toEqual([])
})

it('a cart that was ordered elsewhere links to that order', async () => {
  const { page, place, order, errors } = await orderedElsewhere(2)
  await place.click()
  const { number } = order
  await page
    .getByRole('alert')
    .filter({ hasText: formatMessage('error.cart_ordered', 'en', { number }) })
    .waitFor()
  await page.getByRole('link', { name: en['placed.view'].replace('{number}', number) }).click()
  await page.waitForURL(`**/en/orders/${order._id}`)
  expect(errors).toEqual([])
})
