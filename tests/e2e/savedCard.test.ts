/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profile as t } from '#ui/i18n/en/profile.ts'
import { shopping as en } from '#ui/i18n/en/shopping.ts'
import { openBrowser } from './browser.ts'
import { goToReview } from './goToReview.ts'
import { createNewShopper, type Shopper } from './shopper.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Saves a card on the page of the provider. */
async function keep({ page }: Shopper, card: string): Promise<void> {
  await page.goto('/en/profile/payment-methods')
  await page.getByRole('button', { name: t['card.add'], exact: true }).click()
  await page.waitForURL('**/test-gateway/cards/*')
  await page.locator('[name=holder]').fill('Sara Ali')
  await page.locator(`[name=card][value=${card}]`).check()
  await page.locator('button[value=save]').click()
  await page.waitForURL(/\/payment-methods$/)
  await page.getByRole('listitem').filter({ hasText: '••••' }).waitFor()
}

it('a saved card pays without the provider’s page', async () => {
  const buyer = await createNewShopper(browser)
  const { page, errors, call } = buyer
  await keep(buyer, 'visa')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  const review = await goToReview(buyer, async () => {
    await page.getByRole('radio', { name: '4242' }).check()
  })
  await page.getByRole('main').getByText('•••• 4242').waitFor()
  await review.click()
  await page.waitForURL(/\/en\/checkout\/placed\/[0-9a-f-]{36}$/)
  await page.getByText(en['placed.paidText']).waitFor()
  expect(visited.filter((url) => url.includes('/test-gateway/'))).toEqual([])
  const [order] = await call('GET', '/orders')
  expect([order.paymentStatus, order.paymentMethod]).toEqual(['paid', 'card'])
  expect(errors).toEqual([])
})

it('a declined saved card leaves the order payable with another', async () => {
  const buyer = await createNewShopper(browser)
  const { page, errors, call } = buyer
  await keep(buyer, 'empty')
  const review = await goToReview(buyer, async () => {
    await page.getByRole('radio', { name: '0341' }).check()
  })
  await review.click()
  await page.waitForURL(/\/en\/checkout\/placed\/[0-9a-f-]{36}$/)
  await page.getByText(en['placed.unpaidText']).waitFor()
  await page.getByRole('button', { name: en['pay.card'] }).click()
  await page.waitForURL('**/test-gateway/payments/*')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/\/en\/checkout\/placed\/[0-9a-f-]{36}$/)
  await page.getByText(en['placed.paidText']).waitFor()
  const orders = await call('GET', '/orders')
  expect(orders.map(({ paymentStatus }: { paymentStatus: string }) => paymentStatus)).toEqual([
    'paid',
  ])
  expect(errors).toEqual([])
})
