/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storefront as ar } from '#ui/i18n/ar/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('the phone menu lists upcoming languages like the wide one', async () => {
  const { data } = await (await fetch(`${shopUrl}/api/marketplace-customer/settings`)).json()
  const spoken = data.supportedLanguages.map(({ code }: { code: string }) => code)
  const coming: { code: string; label: string }[] = data.allLanguages.filter(
    ({ code }: { code: string }) => !spoken.includes(code),
  )
  expect(coming.length).toBeGreaterThan(0)
  const { page, errors } = await startVisit(browser, 390)
  await page.goto('/ar')
  await page.getByRole('button', { name: ar['header.menu'] }).click()
  const drawer = page.getByRole('navigation', { name: ar['header.menu'] })
  for (const { code, label } of coming) {
    const entry = drawer.getByRole('listitem').filter({ hasText: label })
    await entry.getByText(ar['header.coming']).waitFor()
    expect(await entry.locator(`[lang=${code}]`).innerText()).toBe(label)
    expect(await entry.getByRole('link').count()).toBe(0)
  }
  expect(errors).toEqual([])
})
