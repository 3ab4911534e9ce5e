import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

describe('a shopper', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  const html = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(shopUrl + path, { headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it('gets the names of products before any script runs', async () => {
    const { status, text } = await html('/en/products?sort=name')
    expect(status).toBe(200)
    const { data } = await (
      await fetch(`${shopUrl}/api/marketplace-customer/products?sort=name&limit=12`)
    ).json()
    const visible = text.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&amp;', '&')
    for (const { name } of data) expect(visible).toContain(name)
  })

  it('is redirected to the saved language, else to the default one', async () => {
    expect((await html('/products')).headers.get('location')).toBe('/en/products')
    expect((await html('/products', { cookie: 'language=ar' })).headers.get('location')).toBe(
      '/ar/products',
    )
  })

  it('gets 404 and the specified text for unknown pages', async () => {
    const unknown = '/en/products/00000000-0000-7000-8000-000000000000'
    for (const path of ['/en/nothing', unknown, '/en/%', '/en/%ff', '/en/products/%?page=2']) {
      const { status, text } = await html(path)
      expect(status).toBe(404)
      expect(text).toContain('Page Not Found !')
    }
  })

  it('gets pages without third-party or inline scripts', async () => {
    for (const path of ['/en', '/en/cms-login']) {
      const { headers, text } = await html(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self'(;|$)/)
      expect(policy).not.toContain('unsafe-eval')
      expect(text).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
    }
  })

  it('filters, sorts and goes back, all in the address', async () => {
    const { page, errors } = await startVisit(browser)
    await page.goto('/en/products')
    await page.getByRole('checkbox', { name: /Gateway/ }).check()
    await page.waitForURL(/type=gateway/)
    await page.getByLabel('Sort by').selectOption({ label: 'Low price' })
    await page.waitForURL(/sort=price/)
    await page.getByText('10 products', { exact: true }).first().waitFor()
    await page.goBack()
    await page.goBack()
    // Other tests hide and add products at the same time.
    await page
      .getByText(/^1\d\d products$/)
      .first()
      .waitFor()
    expect(errors).toEqual([])
  })

  it('sees Arabic right to left with Arabic digits', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/ar/products')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page
      .getByRole('status')
      .filter({ hasText: /١[٠-٩]{2} منتج/ })
      .first()
      .waitFor()
  })

  it('keeps their theme from the first paint on', { tags: 'long' }, async () => {
    const { page, context } = await startVisit(browser)
    await page.goto('/en')
    await page.getByRole('button', { name: /dark/i }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    const answer = await context.request.get('/en')
    expect(await answer.text()).toContain('data-theme="dark"')
  })

  it(
    'can follow the device theme, from the first paint on and when it changes',
    { tags: 'long' },
    async () => {
      const { page, context, errors } = await startVisit(browser)
      const shows = (theme: string, at: Page = page) =>
        at.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' })
      await page.goto('/en')
      for (const next of ['Switch to the dark theme', 'Switch to the theme of this device'])
        await page.getByRole('button', { name: next }).click()
      await page.locator('html[data-theme-choice=system]').waitFor()
      await shows('light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await shows('dark')

      // Everything else of a page is loaded after the first paint.
      const bare = await context.newPage()
      await bare.emulateMedia({ colorScheme: 'dark' })
      await bare.route(/\.js$/, (route) =>
        route.request().url().includes('systemTheme') ? route.continue() : route.abort(),
      )
      for (const path of ['/en/products', '/en/cms-login']) {
        await bare.goto(path)
        await shows('dark', bare)
        await bare.emulateMedia({ colorScheme: 'light' })
        await shows('light', bare)
        await bare.emulateMedia({ colorScheme: 'dark' })
        await page.goto(path)
        await shows('dark')
      }
      expect(errors).toEqual([])
    },
  )
})
