/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from './testAccounts.ts'
import { openBrowser, signIn, startVisit } from './browser.ts'
import { describeFocus, tabTo } from './keyboard.ts'

describe('using only the keyboard', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  it('staff sign in, add a tag and leave the dialog', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/cms-login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await tabTo(page, /^input Username/)
    await page.keyboard.type(admin.username)
    await tabTo(page, /^input Password/)
    await page.keyboard.type(admin.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/cms/products')
    await page.getByRole('row').nth(2).waitFor()
    await tabTo(page, /^a Tags$/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/metadata/tags')
    await tabTo(page, /^a Add tag/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^input Title/)
    await page.keyboard.type('Typed')
    await tabTo(page, /^button Save/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByText('was added.').waitFor()
  })

  it('a shopper filters the shop and opens a product', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/products')
    await tabTo(page, /^input Gateway/)
    await page.keyboard.press('Space')
    await page.waitForURL(/type=gateway/)
    await page.getByText('10 products', { exact: true }).first().waitFor()
    await tabTo(page, /^a .*LoRaWAN Gateway/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/products\/GW-/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Gateway')
  })

  /** Skips the navigation, as a regular keyboard user would. */
  async function skipTo(page: Page, name: RegExp): Promise<void> {
    await tabTo(page, /^a Skip to content/)
    await page.keyboard.press('Enter')
    await tabTo(page, name)
  }

  it('staff move a slide with the arrow keys, and it stays there', async () => {
    const { page } = await startVisit(browser)
    await signIn(page)
    await page.goto('/en/cms/marketing/home-page-sliders')
    await page.getByRole('row').nth(2).waitFor()
    const names = () => page.getByRole('rowheader').allTextContents()
    const before = await names()
    const [first = '', second = '', ...others] = before
    const press = async (key: string) => {
      const stored = page.waitForResponse(/\/move$/)
      await page.keyboard.press(key)
      expect((await stored).ok()).toBe(true)
    }
    await skipTo(page, new RegExp(`^button Move ${first}:`))
    await press('ArrowDown')
    await page.getByText(`${first} is now at place 2 of ${before.length}.`).waitFor()
    expect(await describeFocus(page)).toContain(`Move ${first}:`)
    await page.reload()
    await page.getByRole('row').nth(2).waitFor()
    expect(await names()).toEqual([second, first, ...others])
    await skipTo(page, new RegExp(`^button Move ${first}:`))
    await press('ArrowUp')
    await expect.poll(names).toEqual(before)
    await page.context().close()
  })

  it('staff filter a list by a named date range', async () => {
    const { page } = await startVisit(browser)
    await signIn(page)
    await page.goto('/en/cms/products')
    await page.getByRole('row').nth(2).waitFor()
    await skipTo(page, /^button Updated/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, /^button Last month/)
    await page.keyboard.press('Space')
    await page.waitForURL(/updatedAt%5Bgte%5D=/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => describeFocus(page)).toMatch(/^button Updated.*Last month/)
    await page.context().close()
  })

  it('Escape closes a dialog and returns the focus to what opened it', async () => {
    const { page } = await startVisit(browser)
    await signIn(page)
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const leaveAndReturn = async (opener: RegExp) => {
      await dialog.waitFor()
      await expect.poll(() => dialog.evaluate((each) => each.matches(':focus-within'))).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => describeFocus(page)).toMatch(opener)
    }
    const open = async (opener: RegExp, item?: RegExp) => {
      await skipTo(page, opener)
      await page.keyboard.press('Enter')
      if (item) {
        await page.getByRole('menu').waitFor()
        for (let steps = 0; steps < 12 && !item.test(await describeFocus(page)); steps += 1)
          await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await leaveAndReturn(opener)
    }
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('row').nth(2).waitFor()
    await open(/^button View options/)
    await open(/^button More$/, /^li Export/)
    await open(/^button More$/, /^li Import/)
    await open(/^a Add tag/)
    await open(/^button More actions for/, /^li Delete/)

    await page.goto('/en/cms/products/add')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await open(/^button Choose from gallery/)
    await page.context().close()
  })
})
