import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { say } from '#domain/messages/messages.ts'
import { account } from '#ui/i18n/en/account.ts'
import { ask as text } from '#ui/i18n/en/ask.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'
import { shopping } from '#ui/i18n/en/shopping.ts'
import { freshEmail } from './accountPeople.ts'
import { openBrowser, scriptRuns, visit } from './browser.ts'
import { focused } from './keys.ts'
import { accessory } from './orders.ts'
import { newShopper } from './shopper.ts'
import { staffApi } from './staff.ts'

let browser: Browser
let staff: Awaited<ReturnType<typeof staffApi>>
beforeAll(async () => {
  ;[browser, staff] = await Promise.all([openBrowser(), staffApi()])
})
afterAll(() => browser.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
/** The form itself: the page that led to it speaks of the same product. */
const asked = (page: Page) =>
  page
    .locator('form', { has: button(page, text['quote.submit']) })
    .getByText(accessory)
    .first()
const required = (field: string) => say('field.required', 'en', { field })

/** The request that a page says has arrived, as staff reads it. */
async function arrived(page: Page, done: string) {
  await page.getByRole('heading', { name: done }).waitFor()
  const number = /REQ-[\d-]+/.exec((await main(page).textContent()) ?? '')?.[0]
  expect(number).toBeDefined()
  const found: { number: string; _id: string }[] = await staff('GET', `/requests?search=${number}`)
  return found.find((each) => each.number === number)
}

it('a guest is told at each field what is missing, keeps what they typed, and writes again', async () => {
  const { page, errors } = await visit(browser)
  await page.goto('/en/contact')
  await scriptRuns(page)
  const send = button(page, text['contact.submit'])
  await send.click()
  for (const message of [
    required('First name'),
    required('Last name'),
    required('Email'),
    required(text['ask.message']),
  ])
    await main(page).getByText(message, { exact: true }).waitFor()
  expect(await focused(page)).toMatch(/^input First name/)
  const email = freshEmail('asks')
  const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
  await fill('firstName', 'Lama')
  await fill('lastName', 'Saad')
  await fill('email', 'lama@nowhere')
  await fill('phoneNumber', '12')
  await fill('message', 'Which gateway reaches 5 km?')
  await send.click()
  await main(page).getByText(say('field.email', 'en'), { exact: true }).waitFor()
  await main(page).getByText(say('field.phone', 'en'), { exact: true }).waitFor()
  expect(await page.locator('main [name=email]').getAttribute('aria-invalid')).toBe('true')
  await fill('email', email)
  await fill('phoneNumber', '512345678')

  const requests = '**/api/marketplace-customer/requests'
  await page.route(requests, (route) => route.abort())
  await send.click()
  await main(page).getByRole('alert').first().waitFor()
  expect(await page.locator('main [name=message]').inputValue()).toBe('Which gateway reaches 5 km?')
  await page.unroute(requests)
  await send.click()
  const request = await arrived(page, text['contact.done'])
  expect(request).toMatchObject({ type: 'contact', email, message: 'Which gateway reaches 5 km?' })
  expect(await focused(page)).toContain(text['contact.done'])
  await button(page, text['ask.again']).click()
  expect(await page.locator('main [name=message]').inputValue()).toBe('')
  expect(errors).toEqual([])
})

it('a customer asks a quote for a product, then for all that is in the cart', async () => {
  const { page, call, errors } = await newShopper(browser)
  const { _id: product } = await call('GET', `/products/${accessory}`)
  await page.goto(`/en/products/${accessory}`)
  await page.getByLabel(storefront['quantity.label'], { exact: true }).fill('40')
  await main(page).getByRole('link', { name: storefront['buy.quote'] }).first().click()
  await page.waitForURL(/requestAQuote\?product=ACC-BAT-18650&quantity=40$/)
  await asked(page).waitFor()
  const isThere = (name: string, value: string) =>
    page.waitForFunction(
      ([field, wanted]) =>
        document.querySelector<HTMLInputElement>(`main [name=${field}]`)?.value === wanted,
      [name, value] as const,
    )
  await isThere('firstName', 'Sara')
  await button(page, text['quote.submit']).click()
  expect(await arrived(page, text['quote.done'])).toMatchObject({ type: 'quote' })

  await call('PATCH', '/cart', { items: [{ product, quantity: 7 }] })
  await page.goto('/en/cart')
  await main(page).getByRole('link', { name: shopping['cart.requestQuote'] }).click()
  await page.waitForURL(/requestAQuote\?from=cart$/)
  await asked(page).waitFor()
  await isThere('firstName', 'Sara')
  await button(page, text['quote.submit']).click()
  const { _id } = (await arrived(page, text['quote.done'])) ?? {}
  await page.getByRole('link', { name: text['ask.follow'] }).click()
  await page.waitForURL(`**/en/requests/${_id}`)
  await main(page).getByText(accessory).first().waitFor()
  expect((await staff('GET', `/requests/${_id}`)).products).toMatchObject([{ quantity: 7 }])
  expect(errors).toEqual([])
})

it('somebody without an account is asked to sign in, and what they typed stays', async () => {
  const { page } = await visit(browser, 390)
  await page.goto(`/en/requestAQuote?product=${accessory}&quantity=2`)
  await main(page).getByText(accessory).first().waitFor()
  await page.locator('main [name=firstName]').fill('Lama')
  await page.locator('main [name=lastName]').fill('Saad')
  await page.locator('main [name=email]').fill('lama@example.com')
  await button(page, text['quote.submit']).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account['field.email']).waitFor()
  expect(await dialog.getByLabel(account['field.email']).inputValue()).toBe('lama@example.com')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.locator('main [name=firstName]').inputValue()).toBe('Lama')
})
