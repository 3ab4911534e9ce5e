/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { home } from '#ui/i18n/en/home.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const lists = /marketplace-customer\/products\?/
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: text['failed.title'] })
const again = (page: Page) => failed(page).getByRole('button', { name: text['failed.action'] })

/** Makes matching requests fail with 503; the returned function ends this. */
async function failRequests(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.fulfill({ status: 503, body: '{}' }))
  return () => page.unroute(what)
}

describe('while the server is unreachable', () => {
  it('a list stays as it was, and loads on retry', async () => {
    const { page, errors } = await startVisit(browser)
    await page.goto('/en/products')
    const cards = page.locator('main').getByRole('article')
    const before = await cards.allTextContents()
    const restore = await failRequests(page, lists)
    const gateway = page.getByRole('checkbox', { name: /^Gateway/ })
    await gateway.check()
    await failed(page).waitFor()
    expect(new URL(page.url()).search).toBe('?type=gateway')
    expect(await cards.allTextContents()).toEqual(before)
    expect(await gateway.isChecked()).toBe(true)
    await restore()
    await again(page).click()
    await failed(page).waitFor({ state: 'detached' })
    await expect.poll(() => cards.allTextContents()).not.toEqual(before)
    expect(await gateway.isChecked()).toBe(true)
    expect(errors).toEqual([])
  })

  it('a brief outage goes unnoticed', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/products')
    let refusals = 0
    await page.route(lists, (route) =>
      ++refusals < 3 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await page.getByRole('checkbox', { name: /^Gateway/ }).check()
    await page.waitForURL(/type=gateway/)
    const name = text['list.remove'].replace('{label}', 'Gateway')
    await page.getByRole('link', { name, exact: true }).waitFor()
    await page.locator('main:not([aria-busy=true])').waitFor()
    expect(refusals).toBe(3)
    expect(await failed(page).count()).toBe(0)
  })

  it('a product is shown without its related products, which load on retry', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/gateways')
    const restore = await failRequests(page, lists)
    await page.locator('main').getByRole('article').getByRole('link').first().click()
    await page.waitForURL(/\/products\//)
    await page.getByRole('button', { name: text['buy.add'], exact: true }).first().waitFor()
    await again(page).first().waitFor()
    await restore()
    await again(page).first().click()
    await failed(page).first().waitFor({ state: 'detached' })
    await page.locator('#partners').getByRole('article').first().waitFor({ state: 'attached' })
  })

  it('the home page is shown even if the advertisements fail', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/solutions')
    await failRequests(page, /marketplace-customer\/ads/)
    await page.locator('header a[href="/en"]').first().click()
    await page.getByRole('heading', { name: home['home.packagesTitle'] }).waitFor()
    expect(await page.getByText(text['error.title']).count()).toBe(0)
  })
})
