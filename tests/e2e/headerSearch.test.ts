/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { holdResponses } from './holdResponses.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const lists = /marketplace-customer\/products\?/
const field = (page: Page) => page.getByRole('combobox', { name: text['header.search'] })
const options = (page: Page) =>
  page.getByRole('listbox', { name: text['header.suggestions'] }).getByRole('option')

describe('the search field of the header', () => {
  it('keeps its text and focus while a page loads', async () => {
    const { page, errors } = await startVisit(browser)
    await page.goto('/en/solutions')
    const release = await holdResponses(page, lists)
    await page.locator('footer').last().locator('a[href="/en/gateways"]').click()
    await field(page).pressSequentially('humid')
    release()
    await page.waitForURL('**/en/gateways')
    await page.locator('main').getByRole('article').first().waitFor()
    expect(await field(page).inputValue()).toBe('humid')
    await page.keyboard.type('ity')
    expect(await field(page).inputValue()).toBe('humidity')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search=humidity/)
    await page.locator('h1:focus').waitFor()
    expect(errors).toEqual([])
  })

  it('is empty on a page opened from a suggestion', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en')
    await field(page).fill('gateway')
    await options(page).nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('h1:focus').waitFor()
    expect(await field(page).inputValue()).toBe('')
  })

  it('shows no suggestions for an earlier query', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en')
    await field(page).fill('gateway')
    await options(page).nth(2).waitFor()
    await page.route(lists, (route) => route.abort())
    await field(page).fill('zzqx')
    await options(page).first().waitFor({ state: 'hidden' })
    expect(await options(page).count()).toBe(0)
  })
})
