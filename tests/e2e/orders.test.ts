import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMessage } from '#domain/messages/messages.ts'
import { account } from '#ui/i18n/en/account.ts'
import { licences as l } from '#ui/i18n/en/licences.ts'
import { orders as o } from '#ui/i18n/en/orders.ts'
import { requests as r } from '#ui/i18n/en/requests.ts'
import { openBrowser, startVisit } from './browser.ts'
import { accessoryCode, quantity } from './placeOrders.ts'
import { samplePdf } from '../support/samplePdf.ts'
import { createNewShopper, createShopper, type Shopper } from './shopper.ts'
import { createStaffApi } from './createStaffApi.ts'

let browser: Browser
let buyer: Shopper
let product: string
beforeAll(async () => {
  browser = await openBrowser()
  buyer = await createNewShopper(browser)
  product = (await buyer.call('GET', `/products/${accessoryCode}`))._id
})
afterAll(() => browser.close())

const demo = (name: string) => ({ username: `${name}@example.com`, password: 'Demo-2026!' })
const home = {
  fullName: 'Noura Salem',
  country: 'SA',
  city: 'riyadh',
  address: 'King Fahd Road 1',
}
const place = (paymentMethod: 'bank_transfer' | 'card') =>
  buyer.call('POST', '/orders', {
    cartId: crypto.randomUUID(),
    items: [{ product, quantity }],
    paymentMethod,
    shippingAddress: { ...home, phone: '+966500000001' },
    returnTo: '/en/orders',
  })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alerted = (page: Page, text: string) =>
  page.locator('[data-type]').filter({ hasText: text }).waitFor()

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it.each(['orders', 'orders/1', 'requests', 'profile/licenses'])(
  'a signed-out visitor sees nothing of %s, and is redirected to the home page',
  { tags: 'long' },
  async (path) => {
    const { page, context } = await startVisit(browser)
    const answer = await page.goto(`/en/${path}`)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">')
    await page.waitForURL(/\/en$/)
    await page.getByRole('dialog').getByLabel(account['field.email']).waitFor()
    await context.close()
  },
)

it('signing in leads back to the requested order', { tags: 'long' }, async () => {
  const { number, _id: id } = await place('bank_transfer')
  const { page, context } = await startVisit(browser)
  await page.goto(`/en/orders/${id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account['field.email']).fill(buyer.who.username)
  await dialog.getByLabel(account['field.password'], { exact: true }).fill(buyer.who.password)
  await dialog.getByRole('button', { name: account['signIn.submit'] }).click()
  await page.waitForURL(`**/en/orders/${id}`)
  await page.getByRole('heading', { name: number }).waitFor()
  await context.close()
})

it('a buyer uploads a transfer proof, but not one that is too large', async () => {
  const { page, errors } = buyer
  const { number, _id: id } = await place('bank_transfer')
  await page.goto('/en/orders?tab=past')
  await page.getByRole('heading', { name: o['list.emptyPast'] }).waitFor()
  await page.getByRole('link', { name: o['tab.current'], exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: number })
  await row.getByText(/^Transfer the money by /).waitFor()
  await page.getByRole('searchbox', { name: o['list.search'] }).fill(number.slice(-6))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/orders\?tab=current&search=/)
  await page.getByRole('link', { name: number }).click()
  await page.waitForURL(`**/en/orders/${id}`)

  await page.getByText(`${number}-`).waitFor()
  const input = page.locator('input[type=file]')
  const large = Buffer.concat([dot, Buffer.alloc(1024 * 1024)])
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  await page.getByText(formatMessage('error.image_too_large', 'en')).waitFor()
  expect(await button(page, o['proof.send']).count()).toBe(0)
  await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
  await page.getByAltText(o['proof.chosen']).waitFor()
  await button(page, o['proof.send']).click()
  await page.getByText(o['proof.review']).waitFor()
  const sent = page.getByAltText(o['proof.picture'])
  await sent.waitFor()
  await sent.evaluate((picture: HTMLImageElement) => picture.decode())

  const refuse = await createStaffApi()
  await refuse('POST', `/orders/${id}/rejectProof`, { reason: 'It shows nothing.' })
  await page.reload()
  await page.getByText('The proof was refused: It shows nothing.').first().waitFor()
  const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await input.setInputFiles(receipt)
  await button(page, o['proof.send']).click()
  await page.getByRole('link', { name: 'receipt.pdf' }).waitFor()
  expect(await sent.count()).toBe(0)
  expect(errors).toEqual([])
})

it('a buyer puts an order into the cart again', async () => {
  const { page } = buyer
  const { _id: id } = await place('bank_transfer')
  await page.goto(`/en/orders/${id}`)
  await button(page, o['order.reorder']).click()
  await page.waitForURL('**/en/cart')
  const cart = await page.evaluate(() => localStorage.getItem('cart'))
  expect(JSON.parse(cart ?? '{}').items[product].quantity).toBe(quantity)
})

it(
  'a cancelled card payment is reported, and can continue as a transfer',
  { tags: 'long' },
  async () => {
    const { page } = buyer
    const { _id: id } = await place('card')
    await page.goto(`/en/orders/${id}`)
    await page.getByRole('button', { name: /^Pay .* now$/ }).click()
    await page.getByRole('button', { name: 'Leave without paying' }).click()
    await page.getByText(o['pay.cancelled']).waitFor()
    await page.waitForURL(`**/en/orders/${id}`)
    await button(page, o['pay.byTransfer']).click()
    await button(page, o['transfer.copyOf'].replace('{what}', o['transfer.iban'])).waitFor()
  },
)

it('a buyer cancels an unpaid order, from its page and from the list, by keyboard alone', async () => {
  const { page, errors } = buyer
  const { _id: id, number } = await place('bank_transfer')
  await page.goto(`/en/orders/${id}`)
  await button(page, o['cancel.order']).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(o['cancel.lead']).waitFor()
  // The harmless choice comes first; Escape changes nothing.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(o['cancel.keep'])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/en/orders?tab=current')
  const row = page.getByRole('row').filter({ hasText: number })
  await row.getByRole('button', { name: o['cancel.order'] }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: o['cancel.order'] }).focus()
  await page.keyboard.press('Enter')
  await alerted(page, `${number}`)
  await row.waitFor({ state: 'detached' })
  await page.goto(`/en/orders/${id}`)
  await page.getByText(o['rejected.customer']).first().waitFor()
  expect(await page.getByText(o['status.cancelled'], { exact: true }).count()).toBeGreaterThan(0)
  expect(await button(page, o['cancel.order']).count()).toBe(0)
  expect(errors).toEqual([])
})

it('a buyer opens the invoice of an order, which others cannot', async () => {
  const { page, call, context } = await createShopper(browser, demo('customer'))
  const [{ _id: id, number }] = await call('GET', '/orders?status=shipped')
  await page.goto(`/en/orders/${id}`)
  const [invoice] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: o['order.invoice'] }).click(),
  ])
  await invoice.getByText(number).first().waitFor()
  await context.close()
  await buyer.page.goto(`/en/orders/${id}`)
  await buyer.page.getByRole('heading', { level: 1, name: 'Page Not Found !' }).waitFor()
})

it('a buyer discusses an offer and accepts it as an order', async () => {
  const { page, call, errors } = buyer
  await call('POST', '/addresses', { ...home, phoneNumber: '+966500000001', isDefault: true })
  const { _id: id, number } = await call('POST', '/requests', {
    type: 'quote',
    firstName: 'Sara',
    lastName: 'Ali',
    email: 'sara@example.com',
    country: 'SA',
    products: [{ product, quantity: 20 }],
  })
  const staff = await createStaffApi()
  const offer = (amount: number) =>
    staff('POST', `/requests/${id}/quote`, {
      lines: [{ product, quantity: 20, unitPrice: { amount, currency: 'USD' } }],
      validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    })
  const order = (subtotal: number) =>
    button(page, `Order for $${((subtotal + 15) * 1.15).toFixed(2)}`)
  await staff('POST', `/requests/${id}/review`, {})
  await offer(300)
  await page.goto('/en/requests')
  await page.getByRole('link', { name: number }).click()
  await button(page, r['offer.counter']).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price each (USD)').fill('x')
  await button(page, r['counter.send']).click()
  await dialog.getByText(r['counter.priceWrong']).waitFor()
  await dialog.getByLabel('Price each (USD)').fill('2.50')
  await dialog.getByLabel(r['counter.message']).fill('We would take all of them.')
  await button(page, r['counter.send']).click()
  await alerted(page, r['counter.sent'])
  await page.getByText('We would take all of them.').waitFor()

  await offer(280)
  await page.reload()
  await button(page, r['offer.accept']).click()
  await order(56).waitFor()
  // A newer offer exists: the buyer sees the other price before it applies.
  const unitPrice = { amount: 260, currency: 'USD' }
  const lines = [{ product, quantity: 20, unitPrice }]
  await call('POST', `/requests/${id}/counter`, { round: 2, message: 'Less?', lines })
  await offer(270)
  await order(56).click()
  await dialog.getByText(formatMessage('error.quote_changed', 'en')).waitFor()
  await order(54).click()
  await page.waitForURL(/\/en\/orders\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: number }).waitFor()
  expect(errors).toEqual([])
})

it('a company allocates licences to a tenant, and revokes them', async () => {
  const { page, errors } = await createShopper(browser, demo('root'))
  await page.goto('/en/profile/licenses')
  const pool = page.getByRole('article').filter({ hasText: 'LIC-USR-25' })
  await pool.getByRole('button', { name: new RegExp(`^${l['pool.give']}`) }).click()
  const dialog = page.getByRole('dialog')
  await button(page, l['give.submit']).click()
  await dialog.getByText(l['give.quantityWrong']).waitFor()
  await dialog.getByLabel(l['give.tenant']).selectOption({ label: 'Acme Jeddah' })
  await dialog.getByLabel(l['give.quantity']).fill('5000')
  await button(page, l['give.submit']).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await dialog.getByLabel(l['give.quantity']).fill('5')
  const until = dialog.getByRole('textbox', { name: l['give.until'] })
  await until.fill('31/02/2027')
  await button(page, l['give.submit']).click()
  await dialog.getByText('Valid until must be a date such as 31/12/2026').waitFor()
  expect(await until.inputValue()).toBe('31/02/2027')
  await until.fill('31/12/2099')
  await dialog.getByText(formatMessage('error.licence_after_pool', 'en')).waitFor()
  const day = await dialog.locator('input[type=date]').getAttribute('max')
  await until.fill(day ?? '')
  await until.blur()
  await expect.poll(() => until.inputValue()).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}$/)
  await button(page, l['give.submit']).click()
  await alerted(page, l['give.done'])
  const row = pool.getByRole('row').filter({ hasText: 'Acme Jeddah' })
  await row.getByText('0 of 5 in use').waitFor()
  await button(page, 'Revoke: Acme Jeddah').first().click()
  await button(page, l['do.revoke']).click()
  await row.getByText(l['status.revoked']).waitFor()
  expect(errors).toEqual([])
})
