/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cms } from '#ui/i18n/ar/cms.ts'
import { cmsForms } from '#ui/i18n/ar/cmsForms.ts'
import { cmsLists } from '#ui/i18n/ar/cmsLists.ts'
import { storefront as text } from '#ui/i18n/ar/storefront.ts'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { accessoryCode } from './placeOrders.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a quantity can be typed in any digits, and is shown in Arabic ones', async () => {
  const { page } = await startVisit(browser)
  await page.goto(`/ar/products/${accessoryCode}`)
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

it('the price filter accepts any digits', async () => {
  const { page } = await startVisit(browser)
  for (const typed of ['1250.5', '١٢٥٠٫٥', '١٬٢٥٠٫٥', '۱۲۵۰٫۵']) {
    await page.goto('/ar/products')
    await page.locator('input[name=maxPrice]').fill(typed)
    await page.locator('input[name=maxPrice]').press('Enter')
    await page.waitForURL(/maxPrice=1250\.5(&|$)/)
    await expect.poll(() => page.locator('input[name=maxPrice]').inputValue()).toBe('١٢٥٠٫٥')
  }
})

it('numbers and amounts of the back office accept any digits, in forms and in filters', async () => {
  const { page } = await startVisit(browser)
  await signIn(page)
  await page.goto('/ar/cms/products/add')
  const price = page.getByLabel('السعر', { exact: false }).first()
  for (const typed of ['1250.5', '١٬٢٥٠٫٥']) {
    await price.fill(typed)
    await price.blur()
    await expect.poll(() => price.inputValue()).toBe('١٢٥٠٫٥')
  }
  // Invalid input stays with an error instead of silently clearing the field.
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

it('dates of the back office accept any digits and notations, in forms and in filters', async () => {
  const { page, errors } = await startVisit(browser)
  await signIn(page)
  await page.goto('/ar/cms/discounts/add')
  const ends = page.getByRole('textbox', { name: 'تاريخ الانتهاء', exact: true })
  for (const typed of ['٥/٩/٢٠٢٨ ١٥:٠٧', '2028-09-05 15:07', '05 Sep 2028 3:07 pm']) {
    await ends.fill(typed)
    await ends.blur()
    await expect.poll(() => ends.inputValue()).toBe('٠٥ سبتمبر ٢٠٢٨ ٣:٠٧ م')
  }
  // A date that does not exist stays, with an error.
  await ends.fill('٣١/٠٢/٢٠٢٨')
  await ends.blur()
  expect(await ends.getAttribute('aria-invalid')).toBe('true')
  await page.locator('button[type=submit]').last().click()
  await page.getByText('يجب أن يكون تاريخ الانتهاء تاريخًا مثل ٣١/١٢/٢٠٢٦').first().waitFor()
  expect(await ends.inputValue()).toBe('٣١/٠٢/٢٠٢٨')
  // The native calendar is available for choosing by pointer.
  const calendar = page.locator('input[type=date]').last()
  await calendar.evaluate((input: HTMLInputElement) => {
    const show = input.showPicker.bind(input)
    input.showPicker = () => {
      show()
      input.setAttribute('data-shown', '')
    }
  })
  await page.getByRole('button', { name: cmsForms['date.pick'] }).last().click()
  expect(await calendar.getAttribute('data-shown')).toBe('')
  await calendar.fill('2028-10-01')
  await expect.poll(() => ends.inputValue()).toBe('٠١ أكتوبر ٢٠٢٨ ١٢:٠٠ ص')

  await page.goto('/ar/cms/products')
  await page
    .getByRole('group', { name: cms['list.filters'] })
    .getByRole('button', { name: 'آخر تحديث' })
    .click()
  const panel = page.getByRole('dialog')
  const until = panel.getByRole('textbox', { name: cmsLists['filter.to'] })
  await until.fill('٣١/٠٢/٢٠٢٦')
  await panel.getByRole('button', { name: cms['list.apply'] }).click()
  await panel.getByText('يجب أن يكون آخر تحديث تاريخًا مثل ٣١/١٢/٢٠٢٦').waitFor()
  expect(page.url()).not.toContain('lte')
  expect(await until.inputValue()).toBe('٣١/٠٢/٢٠٢٦')
  // An upper date limit includes the whole day.
  await until.fill('٣١/١٢/٢٠٣٠')
  await panel.getByRole('button', { name: cms['list.apply'] }).click()
  const end = new Date(2030, 11, 31, 23, 59, 59, 999).toISOString()
  await page.waitForURL((url) => url.searchParams.get('updatedAt[lte]') === end)
  expect(errors).toEqual([])
})

it('a phone number of the back office accepts any digits, and is stored in ASCII digits', async () => {
  const { page } = await startVisit(browser)
  await signIn(page)
  await page.goto('/ar/cms/settings')
  const phone = page.locator('input[type=tel]').first()
  await phone.fill('+٩٦٦٥٠٠٠٠٠٠٠٩')
  await expect.poll(() => phone.inputValue()).toBe('+966500000009')
  expect(await phone.getAttribute('dir')).toBe('ltr')
})
