/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { frame as text } from '#ui/i18n/en/frame.ts'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { storefront as en } from '#ui/i18n/en/storefront.ts'
import { openBrowser, waitForScripts, startVisit } from './browser.ts'
import { holdResponses } from './holdResponses.ts'
import { describeFocus, tabTo } from './keyboard.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const panel = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation', { name, exact: true })
const field = (page: Page) => page.getByRole('combobox', { name: en['header.search'] })

it('the header menus open by keyboard, their links work, and they close afterwards', async () => {
  const { page, errors } = await startVisit(browser)
  await page.goto('/en')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const shelves = panel(page, en['header.products'])
  await tabTo(page, /^button Products$/)
  await page.keyboard.press('Enter')
  await shelves.waitFor()
  await page.keyboard.press('Escape')
  await shelves.waitFor({ state: 'hidden' })
  expect(await describeFocus(page)).toBe(`button ${en['header.products']}`)

  await page.keyboard.press('Enter')
  await tabTo(page, new RegExp(`^a ${text['nav.gateways']}`))
  const answer = await holdResponses(page, /\/api\/.*gateway/)
  await page.keyboard.press('Enter')
  await shelves.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: en['header.solutions'], exact: true }).press('Space')
  const solutions = panel(page, en['header.solutions'])
  await solutions.getByRole('link').first().waitFor()
  answer()
  await page.waitForURL('**/en/gateways')
  await page.locator('h1:focus').waitFor()
  await solutions.getByRole('link', { name: text['nav.allSolutions'] }).press('Enter')
  await page.waitForURL('**/en/solutions')
  await solutions.waitFor({ state: 'hidden' })
  expect(await page.locator('body[data-same]').count()).toBe(1)
  expect(errors).toEqual([])
})

it('the header menus open without JavaScript, also on a phone', async () => {
  const context = await browser.newContext({
    baseURL: shopUrl,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/ar')
  await page.getByRole('button', { name: ar['header.menu'] }).click()
  const drawer = panel(page, ar['header.menu'])
  await drawer.getByRole('button', { name: ar['header.products'] }).click()
  await panel(page, ar['header.products']).getByRole('link').nth(1).click()
  await page.waitForURL('**/ar/gateways')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})

it('the footer stays as the server rendered it, and its links navigate in the page', async () => {
  const { page, errors } = await startVisit(browser)
  await page.goto('/en/devices')
  const footer = page.locator('footer').last()
  const drawn = (await footer.getByRole('link').allTextContents()).join()
  expect(drawn).toContain(text['nav.privacy'])
  await waitForScripts(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  for (const [name, path] of [
    [en['nav.aboutUs'], 'aboutUs'],
    [text['nav.gateways'], 'gateways'],
    [text['nav.privacy'], 'privacyPolicy'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/en/${path}`)
    await page.locator('h1:focus').waitFor()
    expect((await footer.getByRole('link').allTextContents()).join()).toBe(drawn)
  }
  await page.goBack()
  await page.waitForURL('**/en/gateways')
  expect(await page.locator('body[data-same]').count()).toBe(1)
  expect(errors).toEqual([])
})

it('search suggestions tolerate mistyped words, and open by keyboard', async () => {
  const { page, errors } = await startVisit(browser)
  await page.goto('/en')
  const list = page.getByRole('listbox', { name: en['header.suggestions'] })
  await field(page).fill('temprature sensr')
  await list
    .getByRole('option', { name: /temperature/i })
    .first()
    .waitFor()
  await field(page).press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(await field(page).inputValue()).toBe('temprature sensr')

  await field(page).fill('gateway')
  const second = list.getByRole('option').nth(1)
  await second.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await list.locator('[role=option][aria-selected=true]').waitFor()
  expect(await second.getAttribute('aria-selected')).toBe('true')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(
    await second.getAttribute('id'),
  )
  const name = (await second.locator(':scope > span').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/(products|solutions)\/[^?]+$/)
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(errors).toEqual([])
})

it('search suggests categories and solutions before products, which show their prices', async () => {
  const { page } = await startVisit(browser)
  await page.goto('/en')
  await field(page).fill('subscription')
  const option = page.getByRole('option')
  await option.filter({ hasText: 'Category' }).first().waitFor()
  await option
    .filter({ hasText: /\$\d.*per month/ })
    .first()
    .waitFor()
})

it('a list says when its results are only similar to the search', async () => {
  const { page } = await startVisit(browser)
  await page.goto('/en/products?search=temprature')
  await page.getByText('Nothing matches “temprature” exactly. These are similar.').waitFor()
})

it('a search without results offers alternatives', async () => {
  const { page } = await startVisit(browser)
  await page.goto('/en/products?search=zzyzxq+wvkqj')
  await page.getByRole('heading', { name: 'Coming Soon' }).waitFor()
  expect(await page.getByLabel(en['list.sort']).isVisible()).toBe(false)
  const near = page.getByRole('region', { name: 'Perhaps one of these' })
  await near.getByRole('article').first().waitFor()
  expect(await page.getByRole('link', { name: 'Ask us for it' }).getAttribute('href')).toBe(
    '/en/contact',
  )
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click()
  await page.waitForURL('**/en/devices')
})

it('search finds Arabic words in every spelling', async () => {
  const { page } = await startVisit(browser)
  await page.goto('/ar')
  const search = page.getByRole('combobox', { name: ar['header.search'] })
  const options = page.getByRole('option')
  for (const typed of ['حرارة', 'حراره', 'حَرارة', 'حــرارة']) {
    await search.fill('')
    await options.first().waitFor({ state: 'hidden' })
    await search.fill(typed)
    await options.filter({ hasText: /حرار/ }).first().waitFor()
  }
})

it('the language menu lists upcoming languages, which are no links', async () => {
  const { page } = await startVisit(browser)
  await page.goto('/en')
  await page.getByRole('button', { name: en['header.languages'] }).click()
  const answer = await page.request.get('/api/marketplace-customer/settings')
  const { data } = await answer.json()
  const spoken = new Set(data.supportedLanguages.map(({ code }: { code: string }) => code))
  const coming: { code: string; label: string }[] = data.allLanguages.filter(
    ({ code }: { code: string }) => !spoken.has(code),
  )
  expect(coming.length).toBeGreaterThan(0)
  for (const { label } of coming) {
    const entry = page.getByRole('listitem').filter({ hasText: label })
    await entry.getByText(en['header.coming']).waitFor()
    expect(await entry.getByRole('link').count()).toBe(0)
  }
})
