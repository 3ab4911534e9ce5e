import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, openBrowser, visit } from './browser.ts'

describe('with the keyboard alone', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  /** What the focus is on: the element's tag, then its label or text. */
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const named =
        element?.getAttribute('aria-label') ?? labels.map((each) => each.textContent).join()
      return `${element?.tagName.toLowerCase()} ${named || element?.textContent}`.trim()
    })

  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let steps = 0; steps < 80; steps += 1) {
      if (name.test(await focused(page))) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${String(name)} can't be reached with Tab`)
  }

  it('one signs in, adds a tag and leaves the dialog', async () => {
    const { page } = await visit(browser)
    await page.goto('/en/cms-login')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
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

  it('one filters the shop and opens a product', async () => {
    const { page } = await visit(browser)
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
})
