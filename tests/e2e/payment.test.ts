import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { placeOrders } from './placeOrders.ts'

describe('an order paid by card', () => {
  let browser: Browser
  let office: Visit

  beforeAll(async () => {
    browser = await openBrowser()
    office = await startVisit(browser)
    await signIn(office.page)
  })
  afterAll(() => browser.close())

  const orderIn = async (language: 'en' | 'ar') => {
    const returnTo = `/${language}/products`
    const [order] = await placeOrders(1, { paymentMethod: 'card', returnTo }, language)
    if (!order?.payment) throw new Error('nowhere to pay')
    return { number: order.number, payment: order.payment }
  }
  const staffSees = async (number: string, payment: string): Promise<void> => {
    await office.page.goto(`/en/cms/orders?search=${number}`)
    const row = office.page.getByRole('row').filter({ hasText: number })
    await row.getByText(payment, { exact: true }).first().waitFor()
  }

  it('is declined once, asks for a code, is paid, and shows as paid to staff', async () => {
    const { number, payment } = await orderIn('en')
    const { page, errors } = await startVisit(browser)
    await page.goto(payment)
    await page.getByText(number).waitFor()
    await page
      .getByRole('radio', { name: /declined/i })
      .first()
      .check()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.getByText('This card was declined. Choose another one.').waitFor()
    await page.getByRole('radio', { name: /3-D Secure/ }).check()
    await page.getByRole('button', { name: /^Pay/ }).click()
    const code = await page.locator('bdi', { hasText: /^\d{4}$/ }).innerText()
    await page.getByLabel('Enter the code').fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/products\?.*payment=captured/)
    await staffSees(number, 'Paid')
    expect(errors).toEqual([])

    await office.page.getByRole('link', { name: number, exact: true }).click()
    // The list has a menu of its own; that of the order appears with its page.
    await office.page.getByRole('heading', { level: 1, name: number }).waitFor()
    await office.page.getByRole('button', { name: /More actions/ }).click()
    const [invoice] = await Promise.all([
      office.page.waitForEvent('popup'),
      office.page.getByRole('menuitem', { name: 'Open the invoice' }).click(),
    ])
    await invoice.getByRole('heading', { name: 'Tax invoice' }).waitFor()
    await invoice.getByText(number).waitFor()
    await invoice.close()
  })

  it('waits for payment when its payer leaves, in Arabic on a phone', async () => {
    const { number, payment } = await orderIn('ar')
    const { page } = await startVisit(browser, 390)
    await page.goto(payment)
    await page.getByText(number).waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.getByRole('button', { name: 'المغادرة دون دفع' }).click()
    await page.waitForURL(/\/ar\/products\?.*payment=open/)
    await staffSees(number, 'Awaiting payment')
  })
})
