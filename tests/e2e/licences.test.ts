/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { licences as l } from '#ui/i18n/en/licences.ts'
import { uniqueEmail, lastMailTo, password, postJson } from './testAccounts.ts'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { createShopper, type Shopper } from './shopper.ts'
import { createStaffApi } from './createStaffApi.ts'

const licence = 'LIC-USR-25'
const subscription = 'SUB-PLT-M'

let browser: Browser
let owner: Shopper
let staff: Awaited<ReturnType<typeof createStaffApi>>
beforeAll(async () => {
  browser = await openBrowser()
  staff = await createStaffApi()
  const email = uniqueEmail('root')
  const { _id: company } = await staff('POST', '/companies', {
    companyName: 'Company of steps',
    firstName: 'Root',
    lastName: 'User',
    email,
  })
  const tenantId = email.replace(/@.*/, '')
  const tenant = await staff('POST', '/tenants', { name: 'North', tenantId, company })
  const invitation = /#invitation=(\S+)/.exec(await lastMailTo(email))?.[1]
  await postJson('/api/account/accept-invitation', { invitation, password })
  owner = await createShopper(browser, { username: email, password })
  for (const code of [licence, subscription]) {
    const product = (await owner.call('GET', `/products/${code}`))._id
    const order = await owner.call('POST', '/orders', {
      cartId: crypto.randomUUID(),
      items: [{ product, quantity: 1 }],
      paymentMethod: 'bank_transfer',
    })
    await staff('POST', `/orders/${order._id}/recordTransfer`, {
      amount: order.due,
      bankReference: order.number,
    })
  }
  const [pool] = await owner.call('GET', '/license-pools')
  await owner.call('POST', '/license-allocation', {
    pool: pool._id,
    tenant: tenant._id,
    quantity: 5,
  })
})
afterAll(() => browser.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const alerted = (page: Page, text: string) =>
  page.locator('[data-type]').filter({ hasText: text }).waitFor()
const open = async (): Promise<Page> => {
  await owner.page.goto('/en/profile/licenses')
  return owner.page
}

it('a company suspends the licences of a tenant and resumes them', async () => {
  const page = await open()
  const row = page.getByRole('row').filter({ hasText: 'North' })
  await button(page, 'Suspend: North').click()
  await page.getByText(l['suspend.text'].replace('{tenant}', 'North')).waitFor()
  await inDialog(page, l['do.suspend']).click()
  await alerted(page, l['suspend.done'])
  await row.getByText(l['status.suspended']).waitFor()
  expect(await button(page, 'Suspend: North').count()).toBe(0)
  await button(page, 'Resume: North').click()
  await inDialog(page, l['do.resume']).click()
  await alerted(page, l['resume.done'])
  await row.getByText(l['status.active']).waitFor()
  expect(owner.errors).toEqual([])
})

it('a company renews its licences: one order, however often it asks', async () => {
  const renewed = async (): Promise<string> => {
    const page = await open()
    const pool = page.getByRole('article').filter({ hasText: licence })
    await pool.getByRole('button', { name: new RegExp(`^${l['pool.renew']}`) }).click()
    await inDialog(page, l['renew.submit']).click()
    await alerted(page, l['renew.done'])
    await page.waitForURL(/\/en\/orders\/[0-9a-f-]{36}$/)
    return page.url()
  }
  expect(await renewed()).toBe(await renewed())
  expect(owner.errors).toEqual([])
})

it('a company starts a subscription, renews it by card, and cancels it', async () => {
  const page = await open()
  const row = page.getByRole('listitem').filter({ hasText: subscription })
  const verb = (name: string) => row.getByRole('button', { name: new RegExp(`^${name}: `) })
  await row.getByText(l['subs.notStarted']).waitFor()
  await verb(l['do.activate']).click()
  await inDialog(page, l['do.activate']).click()
  await alerted(page, l['activate.done'])
  await row.getByText(l['status.active']).waitFor()
  const until = await row.getByText(/^Paid until/).innerText()

  await verb(l['do.renew']).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Card' }).check()
  await inDialog(page, l['renew.submit']).click()
  await page.waitForURL('**/test-gateway/payments/*')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/\/en\/orders/)
  await open()
  await row.getByText(/^Paid until/).waitFor()
  expect(await row.getByText(/^Paid until/).innerText()).not.toBe(until)

  await verb(l['do.cancel']).click()
  await page.getByRole('dialog').getByRole('radio', { name: l['cancel.period_end'] }).check()
  await inDialog(page, l['do.cancel']).click()
  await alerted(page, l['cancel.done'])
  await row.getByText(/^Ends on/).waitFor()
  expect(await verb(l['do.cancel']).count()).toBe(0)
  expect(owner.errors).toEqual([])
})

it('the price of a subscription shows its cost today and per period', async () => {
  const { page } = await startVisit(browser)
  await page.goto(`/en/products?search=${subscription}`)
  await page.getByRole('main').getByText('per month').first().waitFor()
  await page.goto(`/en/products/${subscription}`)
  await page.getByRole('main').getByText('per month').first().waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/en/cart')
  await page.locator('dl').getByText('Total today').waitFor()
  await page.locator('dl').getByText('Then per month').waitFor()
  await page.goto('/ar/cart')
  await page.locator('dl').getByText('ثم شهريًا').waitFor()
  await page.context().close()
})

it('staff are offered pools with licences left, and tenants of the company that bought them', async () => {
  const { page, errors } = await startVisit(browser)
  await signIn(page)
  await page.goto('/en/cms/licenses/new')
  const pools = page.getByRole('combobox', { name: 'License pool' })
  const tenants = page.getByRole('combobox', { name: 'Tenant' })
  const offered = async (): Promise<string[]> => {
    await page.getByRole('option').first().waitFor()
    return page.getByRole('option').allInnerTexts()
  }

  await pools.fill(licence)
  await page.getByRole('option', { name: 'Company of steps' }).waitFor()
  const [own = ''] = (await offered()).filter((each) => each.includes('Company of steps'))
  expect(own).toMatch(/^LIC-USR-25 .*\nUser License, 25 users · 20 of 25 available · until .*/)
  await page.getByRole('option', { name: 'Company of steps' }).first().click()
  await tenants.click()
  expect(await offered()).toEqual([expect.stringMatching(/^North\nroot-\w+ · Company of steps$/)])

  // The tenant first and then the pool, until everything is allocated.
  const poolsOfNorth = async () => {
    await page.goto('/en/cms/licenses/new')
    await tenants.fill('North')
    await page.getByRole('option', { name: 'Company of steps' }).click()
    await pools.click()
  }
  await poolsOfNorth()
  expect(await offered()).toEqual([own])
  const [pool] = await owner.call('GET', '/license-pools')
  const [north] = await staff('GET', '/tenants?search=North')
  await staff('POST', '/license-allocation', { pool: pool._id, tenant: north._id, quantity: 20 })
  await poolsOfNorth()
  await page.getByText('Nothing found that fits what is chosen here: Tenant').waitFor()
  expect(errors).toEqual([])
  await page.context().close()
})
