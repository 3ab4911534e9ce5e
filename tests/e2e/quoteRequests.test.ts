import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatMessage } from '#domain/messages/messages.ts'
import { inquiries as askAr } from '#ui/i18n/ar/inquiries.ts'
import { requests as requestsAr } from '#ui/i18n/ar/requests.ts'
import { inquiries as text } from '#ui/i18n/en/inquiries.ts'
import { requests as requestsEn } from '#ui/i18n/en/requests.ts'
import { storefront } from '#ui/i18n/en/storefront.ts'
import { shopping } from '#ui/i18n/en/shopping.ts'
import { createCustomerWithEmail, uniqueEmail, lastMailTo } from './testAccounts.ts'
import { openBrowser, waitForScripts, startVisit } from './browser.ts'
import { describeFocus } from './keyboard.ts'
import { accessoryCode } from './placeOrders.ts'
import { createNewShopper } from './shopper.ts'
import { createStaffApi } from './createStaffApi.ts'
import { describeInEachLanguage } from './describeInEachLanguage.ts'

const words = { en: { ...text, ...requestsEn }, ar: { ...askAr, ...requestsAr } } as const

let browser: Browser
let staff: Awaited<ReturnType<typeof createStaffApi>>
beforeAll(async () => {
  ;[browser, staff] = await Promise.all([openBrowser(), createStaffApi()])
})
afterAll(() => browser.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.getByRole('main')
/** Returns the form itself, because the page around it mentions the same product. */
const productInForm = (page: Page) =>
  page
    .locator('form', { has: button(page, text['quote.submit']) })
    .getByText(accessoryCode)
    .first()
const required = (field: string) => formatMessage('field.required', 'en', { field })

/** Returns the confirmed request, as staff reads it. */
async function confirmedRequest(page: Page, done: string) {
  await page.getByRole('heading', { name: done }).waitFor()
  const number = /REQ-[\d-]+/.exec((await main(page).textContent()) ?? '')?.[0]
  expect(number).toBeDefined()
  const found: { number: string; _id: string }[] = await staff('GET', `/requests?search=${number}`)
  return found.find((each) => each.number === number)
}

it(
  'a guest sees what is missing at each field, keeps what they typed, and can write again',
  { tags: 'long' },
  async () => {
    const { page, errors } = await startVisit(browser)
    await page.goto('/en/contact')
    await waitForScripts(page)
    const send = button(page, text['contact.submit'])
    await send.click()
    for (const message of [
      required('First name'),
      required('Last name'),
      required('Email'),
      required(text['inquiry.message']),
    ])
      await main(page).getByText(message, { exact: true }).waitFor()
    expect(await describeFocus(page)).toMatch(/^input First name/)
    const email = uniqueEmail('asks')
    const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
    await fill('firstName', 'Lama')
    await fill('lastName', 'Saad')
    await fill('email', 'lama@nowhere')
    await fill('phoneNumber', '12')
    await fill('message', 'Which gateway reaches 5 km?')
    await send.click()
    await main(page).getByText(formatMessage('field.email', 'en'), { exact: true }).waitFor()
    await main(page).getByText(formatMessage('field.phone', 'en'), { exact: true }).waitFor()
    expect(await page.locator('main [name=email]').getAttribute('aria-invalid')).toBe('true')
    await fill('email', email)
    await fill('phoneNumber', '512345678')

    const requests = '**/api/marketplace-customer/requests'
    await page.route(requests, (route) => route.abort())
    await send.click()
    await main(page).getByRole('alert').first().waitFor()
    expect(await page.locator('main [name=message]').inputValue()).toBe(
      'Which gateway reaches 5 km?',
    )
    await page.unroute(requests)
    await send.click()
    const request = await confirmedRequest(page, text['contact.done'])
    expect(request).toMatchObject({
      type: 'contact',
      email,
      message: 'Which gateway reaches 5 km?',
    })
    expect(await describeFocus(page)).toContain(text['contact.done'])
    await button(page, text['inquiry.again']).click()
    expect(await page.locator('main [name=message]').inputValue()).toBe('')
    expect(errors).toEqual([])
  },
)

it('a customer requests a quote for a product, then for the whole cart', async () => {
  const { page, call, errors } = await createNewShopper(browser)
  const { _id: product } = await call('GET', `/products/${accessoryCode}`)
  await page.goto(`/en/products/${accessoryCode}`)
  await page.getByLabel(storefront['quantity.label'], { exact: true }).fill('40')
  await main(page).getByRole('link', { name: storefront['buy.quote'] }).first().click()
  await page.waitForURL(/requestAQuote\?product=ACC-BAT-18650&quantity=40$/)
  await productInForm(page).waitFor()
  const isThere = (name: string, value: string) =>
    page.waitForFunction(
      ([field, expected]) =>
        document.querySelector<HTMLInputElement>(`main [name=${field}]`)?.value === expected,
      [name, value] as const,
    )
  await isThere('firstName', 'Sara')
  await button(page, text['quote.submit']).click()
  expect(await confirmedRequest(page, text['quote.done'])).toMatchObject({ type: 'quote' })

  await call('PATCH', '/cart', { items: [{ product, quantity: 7 }] })
  await page.goto('/en/cart')
  await main(page).getByRole('link', { name: shopping['cart.requestQuote'] }).click()
  await page.waitForURL(/requestAQuote\?from=cart$/)
  await productInForm(page).waitFor()
  await isThere('firstName', 'Sara')
  await button(page, text['quote.submit']).click()
  const { _id } = (await confirmedRequest(page, text['quote.done'])) ?? {}
  await page.getByRole('link', { name: text['inquiry.follow'] }).click()
  await page.waitForURL(`**/en/requests/${_id}`)
  await main(page).getByText(accessoryCode).first().waitFor()
  expect((await staff('GET', `/requests/${_id}`)).products).toMatchObject([{ quantity: 7 }])
  expect(errors).toEqual([])
})

it(
  'a signed-in shopper finds the form filled from the default address, and may change it',
  { tags: 'long' },
  async () => {
    const { page, call, who, errors } = await createNewShopper(browser)
    await call('POST', '/addresses', {
      fullName: 'Sara Ali',
      phoneNumber: '+971501234567',
      country: 'AE',
      city: 'Kalba Corniche',
      address: 'Street 1',
      isDefault: true,
    })
    await page.goto(`/en/requestAQuote?product=${accessoryCode}`)
    const value = (name: string) => page.locator(`main [name=${name}]`).inputValue()
    await page.locator('main [name=otherCity]').waitFor()
    expect(await value('otherCity')).toBe('Kalba Corniche')
    expect(await value('firstName')).toBe('Sara')
    expect(await value('lastName')).toBe('Ali')
    expect(await value('email')).toBe(who.username)
    expect(await value('country')).toBe('United Arab Emirates')
    expect(await value('phoneNumber')).toBe('501234567')
    await page.locator('main [name=phoneNumber]').fill('501234568')
    await productInForm(page).waitFor()
    await button(page, text['quote.submit']).click()
    expect(await confirmedRequest(page, text['quote.done'])).toMatchObject({
      phone: '+971501234568',
      country: 'AE',
      city: 'Kalba Corniche',
    })
    expect(errors).toEqual([])
  },
)

describeInEachLanguage('a guest in %s', (language) => {
  const t = words[language]
  const isRead = (page: Page, name: string) =>
    main(page).getByRole('heading', { name, exact: true }).waitFor()

  it('requests a quote, opens it by the mailed link, answers it, and signs in to accept', async () => {
    const { page, errors } = await startVisit(browser, language === 'ar' ? 390 : undefined)
    await page.goto(`/${language}/requestAQuote?product=${accessoryCode}&quantity=2`)
    await main(page).getByText(accessoryCode).first().waitFor()
    const email = uniqueEmail('guest')
    const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
    await fill('firstName', 'Lama')
    await fill('lastName', 'Saad')
    await fill('email', email)
    await button(page, t['quote.submit']).click()
    const request = await confirmedRequest(page, t['quote.done'])
    expect(request).toMatchObject({ type: 'quote', waitsFor: 'confirmation', customer: null })
    const id = request?._id ?? ''
    await isRead(page, t['quote.confirmTitle'])
    await button(page, t['quote.sendAgain']).click()
    await main(page).locator('[data-tone=positive]').waitFor()

    const link = /\S+\/guest-requests\/\S+/.exec(await lastMailTo(email))?.[0] ?? ''
    expect(link).toContain(`/${language}/guest-requests/${id}#request=`)
    const { pathname, hash } = new URL(link)
    await page.goto(pathname + hash)
    await main(page).getByText(t['guest.confirmed']).waitFor()
    // The secret is removed from the URL, so sharing or seeing it gives no access.
    expect(page.url()).not.toContain('#')
    await page.reload()
    await main(page).getByText(t['guest.confirmed']).waitFor()

    await staff('POST', `/requests/${id}/review`, {})
    const [{ product }] = (await staff('GET', `/requests/${id}`)).products
    await staff('POST', `/requests/${id}/quote`, {
      lines: [{ product: product._id, quantity: 2, unitPrice: { amount: 100, currency: 'USD' } }],
      validUntil: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    })
    await page.reload()
    await isRead(page, t['offer.heading'])
    await page.locator('main [name=message]').fill('Is it in stock?')
    await button(page, t['talk.send']).click()
    await main(page).getByText('Is it in stock?').first().waitFor()
    await main(page).getByText(t['talk.you'], { exact: true }).first().waitFor()

    await button(page, t['offer.accept']).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: t['guest.acceptTitle'] }).waitFor()
    await dialog.getByRole('button', { name: t['guest.signIn'], exact: true }).click()
    expect(await dialog.locator('input[type=email]').inputValue()).toBe(email)

    // An account with that address was created in the meantime.
    const account = await createCustomerWithEmail(email)
    await dialog.locator('input[type=password]').fill(account.password)
    await dialog.locator('form button[type=submit]').click()
    await page.waitForURL(`**/${language}/requests/${id}`)
    await button(page, t['offer.accept']).waitFor()
    expect((await staff('GET', `/requests/${id}`)).customer).toMatchObject({ _id: account.id })
    expect(errors).toEqual([])
  })

  it('with an expired link gets a new one by mail', { tags: 'long' }, async () => {
    const { page } = await startVisit(browser, 390)
    await page.goto(`/${language}/guest-requests/${crypto.randomUUID()}#request=${'x'.repeat(22)}`)
    await isRead(page, t['guest.endedTitle'])
    await page.locator('main [name=email]').fill('nobody@example.com')
    await button(page, t['guest.newLink']).click()
    await main(page).locator('[data-tone=positive]').waitFor()
  })
})
