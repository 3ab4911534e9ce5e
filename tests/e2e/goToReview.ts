import type { Locator } from 'playwright'
import { shopping as en } from '#ui/i18n/en/shopping.ts'
import type { Shopper } from './shopper.ts'

/** A product without shipping, so that no address is required. */
export const digitalProduct = 'INT-MQTT'

/** Goes to the review with a digital product; returns the button that places the order. */
export async function goToReview(
  { page, call }: Shopper,
  choosePayment: () => Promise<void>,
): Promise<Locator> {
  const product = (await call('GET', `/products/${digitalProduct}`))._id
  await call('PATCH', '/cart', { items: [{ product, quantity: 1 }] })
  await page.goto('/en/cart')
  await page.getByRole('listitem').filter({ hasText: digitalProduct }).waitFor()
  await page.getByRole('link', { name: en['cart.checkout'] }).click()
  await page.getByRole('heading', { level: 1, name: en['step.payment'] }).waitFor()
  await choosePayment()
  await page.getByRole('button', { name: en['checkout.continue'] }).click()
  await page.getByRole('heading', { level: 1, name: en['step.review'] }).waitFor()
  return page.locator('[type=submit][aria-disabled=false]')
}
