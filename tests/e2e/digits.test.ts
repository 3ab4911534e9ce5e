import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cms } from '#ui/i18n/ar/cms.ts'
import { cmsLists } from '#ui/i18n/ar/cmsLists.ts'
import { storefront as text } from '#ui/i18n/ar/storefront.ts'
import { openBrowser, signIn, visit } from './browser.ts'
import { accessory } from './orders.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a quantity is typed in any digits, and shown in those of Arabic', async () => {
  const { page } = await visit(browser)
  await page.goto(`/ar/products/${accessory}`)
  const quantity = page.getByRole('textbox', { name: text['quantity.label'], exact: true })
  for (const typed of ['3', '٣', '۳']) {
    await quantity.fill('1')
    await quantity.press('Enter')
    await expect.poll(() => quantity.inputValue()).toBe('١')
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect.poll(() => quantity.inputValue()).toBe('٣')
  }
})

it('prices are filtered by what is typed in any digits', async () => {
  const { page } = await visit(browser)
  for (const typed of ['1250.5', '١٢٥٠٫٥', '١٬٢٥٠٫٥', '۱۲۵۰٫۵']) {
    await page.goto('/ar/products')
    await page.locator('input[name=maxPrice]').fill(typed)
    await page.locator('input[name=maxPrice]').press('Enter')
    await page.waitForURL(/maxPrice=1250\.5(&|$)/)
    await expect.poll(() => page.locator('input[name=maxPrice]').inputValue()).toBe('١٢٥٠٫٥')
  }
})

it('numbers and amounts of the back office are typed in any digits, in forms and in filters', async () => {
  const { page } = await visit(browser)
  await signIn(page)
  await page.goto('/ar/cms/products/add')
  const price = page.getByLabel('السعر', { exact: false }).first()
  for (const typed of ['1250.5', '١٬٢٥٠٫٥']) {
    await price.fill(typed)
    await price.blur()
    await expect.poll(() => price.inputValue()).toBe('١٢٥٠٫٥')
  }
  // What cannot be read stays, and is said to be none: it empties no field behind anybody's back.
  await price.fill('1,25')
  await price.blur()
  expect(await price.inputValue()).toBe('1,25')
  await page.locator('button[type=submit]').last().click()
  await page.getByText('يجب أن يكون السعر مبلغًا').first().waitFor()
  expect(await price.inputValue()).toBe('1,25')
  await page.goto('/ar/cms/products')
  await page.getByRole('group', { name: cms['list.filters'] }).waitFor()
  const chip = page
    .getByRole('group', { name: cms['list.filters'] })
    .getByRole('button', { name: 'السعر' })
  await chip.click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel(cmsLists['filter.from']).fill('١٬٠٠٠')
  await panel.getByRole('button', { name: cms['list.apply'] }).click()
  await page.waitForURL((url) => /gte/.test(decodeURIComponent(url.search)))
  expect(decodeURIComponent(new URL(page.url()).search)).toContain('100000')
  await page.reload()
  await page.getByRole('group', { name: cms['list.filters'] }).waitFor()
  await page
    .getByRole('button', { name: /السعر.*١/ })
    .first()
    .click()
  expect(await panel.getByLabel(cmsLists['filter.from']).inputValue()).toBe('١٠٠٠')
})

it('a phone number of the back office is typed in any digits, and kept in those that are dialled', async () => {
  const { page } = await visit(browser)
  await signIn(page)
  await page.goto('/ar/cms/settings')
  const phone = page.locator('input[type=tel]').first()
  await phone.fill('+٩٦٦٥٠٠٠٠٠٠٠٩')
  await expect.poll(() => phone.inputValue()).toBe('+966500000009')
  expect(await phone.getAttribute('dir')).toBe('ltr')
})
