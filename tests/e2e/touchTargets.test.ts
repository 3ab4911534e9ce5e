/** @module-tag long */
import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Returns buttons lower than 44 px; icon buttons have a touch area of their own. */
const tooLow = (place: Locator): Promise<string[]> =>
  place
    .locator('button:not(.MuiIconButton-root):visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent ?? ''),
    )

it('every button of the sign-in, the list and the account is large enough for a finger', async () => {
  const { page: desk } = await startVisit(browser)
  await signIn(desk)
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: await desk.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto('/en/cms/products')
  await page.getByRole('button', { name: 'Translation' }).waitFor()
  expect(await tooLow(page.getByRole('group', { name: 'Filters' }))).toEqual([])
  expect(await tooLow(page.locator('header'))).toEqual([])
  expect(await tooLow(page.getByRole('navigation', { name: 'Pages' }))).toEqual([])
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Set up an app' }).waitFor()
  expect(await tooLow(page.getByRole('dialog'))).toEqual([])

  await context.clearCookies()
  await page.goto('/en/cms-login')
  await page.getByRole('button', { name: 'Forgot password?' }).waitFor()
  expect(await tooLow(page.locator('main'))).toEqual([])
})
