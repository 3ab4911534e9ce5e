import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { shopping as ar } from '#ui/i18n/ar/shopping.ts'
import { shopping as en } from '#ui/i18n/en/shopping.ts'
import { createCustomer, password } from './testAccounts.ts'
import { signInBesidePage, openBrowser, startVisit } from './browser.ts'
import { describeFocus, tabTo } from './keyboard.ts'
import { accessoryCode } from './placeOrders.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Quantities = Readonly<Record<string, number>>

/** Opens the cart of a visitor with products in it, by code. */
async function openCart(language: Language, quantities: Quantities, width?: number) {
  const opened = await startVisit(browser, width)
  const { page } = opened
  const items = await Promise.all(
    Object.entries(quantities).map(async ([code, quantity]) => ({
      id: await idOf(code),
      quantity,
    })),
  )
  await page.goto(`/${language}`)
  await page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    JSON.stringify({
      id: crypto.randomUUID(),
      items: Object.fromEntries(items.map((item) => [item.id, item])),
    }),
  )
  await page.goto(`/${language}/cart`)
  return opened
}

const productOf = async (code: string) =>
  (await (await fetch(`${shopUrl}/api/marketplace-customer/products/${code}`)).json()).data

const gone = '00000000-0000-4000-8000-000000000000'
const idOf = async (code: string): Promise<string> =>
  code === gone ? gone : (await productOf(code))._id

const inCart = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('cart') ?? '{}').items).length)

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

it('a guest fills the cart, signs in, checks out with the keyboard alone, and pays by transfer', async () => {
  const { email } = await createCustomer()
  const { page, errors } = await openCart('en', { [accessoryCode]: 3 })
  const press = async (name: RegExp, key = 'Enter') => {
    await tabTo(page, name)
    await page.keyboard.press(key)
  }
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.locator('dl').getByText(en['totals.total'], { exact: true }).waitFor()

  await press(/^summary Discount code/)
  await type(/^input Discount code/, 'NOSUCHCODE')
  await page.keyboard.press('Enter')
  await page.getByText(formatMessage('discount.invalid', 'en'), { exact: true }).waitFor()
  expect(await describeFocus(page)).toMatch(/^input Discount code/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('WELCOME10')
  await page.keyboard.press('Enter')
  await page.getByText(formatMessage('discount.last', 'en', { code: 'WELCOME10' })).waitFor()

  await press(/^a Go to checkout/)
  await heading(page, en['gate.title'])
  await press(/^button Sign in$/)
  await page.getByRole('dialog').waitFor()
  await type(/^input Email/, email)
  await type(/^input Password/, password)
  await page.keyboard.press('Enter')

  await heading(page, en['step.address'])
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.locator('[name=phoneNumber]').waitFor()
  await press(/^button Continue/)
  await page.getByText('City is required').waitFor()
  expect(await describeFocus(page)).toBe('input Phone number')
  await page.keyboard.type('512345678')
  await type(/^input City/, 'Riyadh')
  await page.keyboard.press('Enter')
  await type(/^textarea Address/, 'King Fahd Road 1')
  await press(/^button Continue/)

  await heading(page, en['step.delivery'])
  await type(/^input Standard delivery/, '')
  await page.keyboard.press('ArrowDown')
  await press(/^button Continue/)
  await heading(page, en['step.payment'])
  await type(/^input Card/, '')
  await page.keyboard.press('ArrowDown')
  await press(/^button Continue/)

  await heading(page, en['step.review'])
  await type(/^textarea Note for us/, 'Ring twice')
  await page.reload()
  const review = page.getByRole('main')
  await review.getByText('King Fahd Road 1').waitFor()
  await review.getByText('Riyadh, Saudi Arabia').waitFor()
  await review.getByText('Express delivery', { exact: true }).waitFor()
  await review.getByText(en['payment.transfer'], { exact: true }).waitFor()
  expect(await page.locator('[name=note]').inputValue()).toBe('Ring twice')
  await page.locator('[type=submit][aria-disabled=false]').waitFor()
  await press(/^button Place order/)

  await page.waitForURL(/\/checkout\/placed\/[0-9a-f-]{36}$/)
  await heading(page, en['placed.title'])
  await page.getByText(en['placed.alert']).waitFor()
  await page.reload()
  await page.getByText(/^MAR-2026-\d+-[0-9A-Z]$/).waitFor()
  expect(await inCart(page)).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).not.toContain('King Fahd')
  await page.goto('/en/checkout/review')
  await heading(page, en['cart.emptyTitle'])
  expect(errors).toEqual([])
})

it(
  'the cart names unavailable items at their line, and works offline',
  { tags: 'long' },
  async () => {
    const { stock } = await productOf(accessoryCode)
    const { page, context } = await openCart('en', { [accessoryCode]: stock + 3, [gone]: 1 })
    await page.getByText(formatMessage('error.not_enough_stock', 'en')).waitFor()
    await page.getByText(en['line.missing']).waitFor()
    await page.getByRole('link', { name: en['cart.checkout'] }).press('Enter')
    expect(page.url()).toMatch(/\/cart$/)
    await page.getByRole('button', { name: en['line.take'].replace('{n}', String(stock)) }).click()
    await page.getByText(formatMessage('error.not_enough_stock', 'en')).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: `Remove ${en['line.gone']}` }).click()
    expect(await describeFocus(page)).toBe(`button ${en['undo.action']}`)
    await page.getByText(en['cart.blocked']).waitFor({ state: 'hidden' })

    await context.setOffline(true)
    const quantity = page.getByRole('textbox', { name: 'Quantity' })
    await quantity.fill('2')
    await quantity.press('Enter')
    await page.getByText(en['away.offline']).waitFor()
    expect(await quantity.inputValue()).toBe('2')
    expect(await page.getByRole('listitem').filter({ hasText: accessoryCode }).count()).toBe(1)
    await context.setOffline(false)
    await page.getByText(en['away.offline']).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: en['cart.clear'] }).click()
    await heading(page, en['cart.emptyTitle'])
    await page.getByRole('button', { name: en['undo.action'] }).click()
    expect(await quantity.inputValue()).toBe('2')
    await expect.poll(() => describeFocus(page)).toMatch(/^a /)
  },
)

it('checkout asks again when the total has changed, and an interrupted payment can continue, in Arabic on a phone', async () => {
  const { email } = await createCustomer()
  const given = { username: email, password }
  const { page, errors } = await openCart('ar', { [accessoryCode]: 2 }, 390)
  const checkout = await page.getByRole('link', { name: ar['cart.checkout'] }).boundingBox()
  const viewHeight = page.viewportSize()?.height ?? 0
  expect(viewHeight - (checkout?.y ?? 0)).toBeCloseTo(60, -1)
  await signInBesidePage(page, '/api/users/login', given)
  await page.goto('/ar/checkout/payment')
  await page.waitForURL('**/checkout/address')
  const goOn = page.getByRole('button', { name: ar['checkout.continue'] })
  await page.locator('[name=phoneNumber]').fill('512345678')
  await page.locator('[name=city]').click()
  await page.locator('[role=option]').nth(1).click()
  await page.locator('[name=address]').fill('شارع الملك فهد')
  await page.getByText(ar['address.save']).click()
  await goOn.click()
  await heading(page, ar['step.delivery'])
  await goOn.click()
  await heading(page, ar['step.payment'])
  await goOn.click()
  await heading(page, ar['step.review'])

  const orders = '**/api/marketplace-customer/orders'
  await page.route(orders, (route) => {
    const { expectedTotal, ...order } = route.request().postDataJSON()
    const stale = { ...expectedTotal, amount: expectedTotal.amount - 100 }
    return route.continue({ postData: JSON.stringify({ ...order, expectedTotal: stale }) })
  })
  const place = page.locator('[type=submit][aria-disabled=false]')
  await place.click()
  await page.getByText(formatMessage('error.cart_changed', 'ar')).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  expect(await inCart(page)).toBe(1)
  await page.unroute(orders)
  await place.click()

  await page.waitForURL('**/test-gateway/payments/*')
  await page.getByRole('button', { name: 'المغادرة دون دفع' }).click()
  await page.waitForURL(/\/ar\/checkout\/placed\/[0-9a-f-]{36}$/)
  expect(await inCart(page)).toBe(0)
  await page.getByRole('button', { name: ar['pay.card'] }).click()
  await page.waitForURL('**/test-gateway/payments/*')
  await page.getByRole('button', { name: /^ادفع/ }).click()
  await page.getByText(ar['placed.paidText']).waitFor()
  expect(errors).toEqual([])
})
