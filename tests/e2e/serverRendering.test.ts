/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { home } from '#ui/i18n/en/home.ts'
import { productLists } from '#ui/i18n/en/productLists.ts'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openBrowser } from './browser.ts'
import { shopUrl } from './shopUrl.ts'
import { createStaffApi } from './createStaffApi.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('home and a product page are complete without JavaScript', async () => {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en')
  await page.getByRole('heading', { name: home['home.useCasesTitle'] }).waitFor()
  expect(await page.getByRole('article').count()).toBeGreaterThan(3)
  await page.goto('/en/products/DEV-TH-LW01')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  for (const title of ['product.overview', 'product.specs'] as const)
    await main.getByRole('heading', { name: text[title] }).first().waitFor()
  await main.getByRole('link', { name: text['product.ask'] }).first().waitFor()
  expect(await page.getByRole('heading', { name: productLists['recent.title'] }).count()).toBe(0)
  await context.close()
})

it('a staff edit appears on the next requested page', async () => {
  const staff = await createStaffApi()
  const [{ _id, name }] = await staff('GET', '/products?code=DEV-TH-LW01')
  const html = async (path: string) => (await fetch(`${shopUrl}/en/${path}`)).text()
  const shown = ['products/DEV-TH-LW01', 'products?search=Renamed+by+staff']
  await staff('PATCH', `/products/${_id}`, { name: 'Renamed by staff' })
  try {
    for (const path of shown) expect(await html(path)).toContain('>Renamed by staff<')
  } finally {
    await staff('PATCH', `/products/${_id}`, { name })
  }
  expect(await html('products/DEV-TH-LW01')).not.toContain('Renamed by staff')
})
