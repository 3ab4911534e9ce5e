/** @module-tag long */
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uniqueEmail, lastMailTo, password } from './testAccounts.ts'
import { accessTokenOf, openBrowser, signIn, startVisit, type Visit } from './browser.ts'

const tile = (page: Page, label: string): Locator =>
  page.locator('main').getByRole('link', { name: new RegExp(`^${label} `) })

/** Returns the number on a tile, without the previous one. */
async function figureOf(page: Page, label: string): Promise<number> {
  const text = (await tile(page, label).textContent()) ?? ''
  return Number(/^\D*([\d,.]+)/.exec(text.slice(label.length))?.[1]?.replaceAll(',', ''))
}

/** Returns the number of entries shown by a list. */
async function entriesOf(page: Page): Promise<number> {
  const total = page.getByText(/^[\d,]+ entr(y|ies)$/)
  await total.waitFor()
  return Number.parseInt((await total.textContent())?.replaceAll(',', '') ?? '', 10)
}

const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true })

/** Posts to the API as the user signed in on the page. */
async function post(page: Page, path: string, data: object): Promise<string> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` }
  const answer = await page.request.post(`/api/marketplace/${path}`, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()).data._id
}

describe('the dashboard', () => {
  let browser: Browser
  let mine: Visit

  beforeAll(async () => {
    browser = await openBrowser()
    mine = await startVisit(browser)
    await signIn(mine.page)
  })
  afterAll(() => browser.close())

  const open = async (query = ''): Promise<Page> => {
    await mine.page.goto(`/en/cms/dashboard${query}`)
    await tile(mine.page, 'Orders').waitFor()
    return mine.page
  }

  it('is first in the navigation and shows four figures', async () => {
    const { page } = mine
    const first = page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link')
      .first()
    expect(await first.textContent()).toBe('Dashboard')
    await first.click()
    await page.waitForURL('**/en/cms/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    for (const label of ['Revenue', 'Orders', 'Average order', 'New customers'])
      await tile(page, label).waitFor()
    expect(await page.title()).toContain('Dashboard')
  })

  it('keeps the chosen period in its address', async () => {
    const page = await open()
    const pressed = (name: string) => page.getByRole('button', { name, pressed: true })
    await pressed('Current month').waitFor()
    await page.getByRole('button', { name: 'Last month' }).click()
    await page.waitForURL('**/dashboard?period=last-month')
    await page.reload()
    await pressed('Last month').waitFor()
    await page.goBack()
    await page.waitForURL('**/en/cms/dashboard')
    await pressed('Current month').waitFor()
    expect(await page.locator('main').getByRole('button', { pressed: true }).count()).toBe(1)
  })

  it('links from a figure to the list of what it counts', async () => {
    const page = await open('?period=last-month')
    const orders = await figureOf(page, 'Orders')
    await tile(page, 'Orders').click()
    await page.waitForURL(/\/cms\/orders\?placedAt/)
    expect(await entriesOf(page)).toBe(orders)
  })

  it('links from an order status to the orders in it', async () => {
    const page = await open('?period=last-month')
    const states = part(page, 'Orders by status')
    const delivered = states.getByRole('link', { name: /^Delivered/ })
    const count = Number.parseInt(/\d+$/.exec((await delivered.textContent()) ?? '')?.[0] ?? '', 10)
    expect(count).toBeGreaterThan(0)
    await delivered.click()
    await page.waitForURL(/status=delivered/)
    expect(await entriesOf(page)).toBe(count)
  })

  it.each(['Requests', 'Low stock', 'Discounts in use'])(
    'links from "%s" to the full list',
    async (title) => {
      const page = await open()
      const count = Number(await part(page, title).locator('header > span').textContent())
      expect(count).toBeGreaterThan(0)
      await part(page, title).getByRole('link', { name: 'Show all' }).click()
      await page
        .getByRole('heading', { level: 1 })
        .and(page.getByText(/^(?!Dashboard)/))
        .waitFor()
      expect(await entriesOf(page)).toBe(count)
    },
  )

  it('offers its chart as a table', async () => {
    const page = await open('?period=last-month')
    const orders = await figureOf(page, 'Orders')
    const chart = page.getByRole('img', { name: /^Chart: \d+ orders/ })
    await chart.waitFor()
    await page.getByLabel('Show as table').check()
    const rows = part(page, 'Orders and revenue').locator('tbody tr')
    await rows.first().waitFor()
    const counts = await rows.locator('td:nth-child(2)').allTextContents()
    expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(orders)
    expect(await rows.count()).toBeGreaterThanOrEqual(28)
    expect(await chart.count()).toBe(0)
    const day = rows.getByRole('link').first()
    await day.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cms\/orders\?placedAt/)
    expect(await entriesOf(page)).toBeGreaterThan(0)
  })

  it('is translated to Arabic and right to left', async () => {
    const { page } = mine
    await page.goto('/ar/cms/dashboard?period=last-month')
    const orders = tile(page, 'الطلبات')
    await orders.waitFor()
    expect(await orders.textContent()).toMatch(/[٠-٩]/)
    expect(await orders.textContent()).not.toMatch(/\d/)
    const ticks = page.locator('main svg text')
    await ticks.first().waitFor()
    expect((await ticks.allTextContents()).join('')).not.toMatch(/\d/)
    // The first day of the month is to the right of the last.
    const days = await ticks.filter({ hasText: /\p{L}{3}/u }).all()
    const [first, second] = await Promise.all(days.map((day) => day.boundingBox()))
    expect(first?.x).toBeGreaterThan(second?.x ?? 0)
  })

  it('fits a phone without horizontal scrolling', async () => {
    const { page } = await startVisit(browser, 390)
    await signIn(page)
    await page.goto('/en/cms/dashboard')
    await tile(page, 'Orders').waitFor()
    await page.getByRole('combobox', { name: 'Span of time' }).selectOption('Last month')
    await page.waitForURL('**/dashboard?period=last-month')
    await page.getByRole('img', { name: /^Chart/ }).waitFor()
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBe(0)
  })

  it('shows a user with few permissions only their part', async () => {
    const { page: office } = mine
    await open()
    const unique = Math.random().toString(36).slice(2, 8)
    const email = uniqueEmail('stock')
    const role = await post(office, 'roles', {
      title: `Stock ${unique}`,
      permissions: ['inventory:read'],
    })
    const person = { firstName: 'Rana', lastName: 'Aziz' }
    const company = await post(office, 'companies', {
      companyName: `Company ${unique}`,
      ...person,
      email: uniqueEmail('root'),
    })
    const tenantId = `tenant-${unique}`
    const tenant = await post(office, 'tenants', { name: tenantId, tenantId, company })
    await post(office, 'tenant-users', { ...person, email, tenant, roles: [role] })
    const invitation = /#invitation=(\S+)/.exec(await lastMailTo(email))?.[1]
    const accepted = await office.request.post('/api/account/accept-invitation', {
      data: { invitation, password },
    })
    expect(accepted.ok()).toBe(true)

    const { page, errors } = await startVisit(browser)
    await page.goto('/en/cms-login')
    await page.getByRole('button', { name: 'tenant user' }).click()
    await page.getByLabel('Tenant ID').fill(tenantId)
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/en/cms/inventory')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await part(page, 'Low stock').waitFor()
    expect(await page.locator('main').getByRole('heading').allTextContents()).toEqual([
      'Dashboard',
      'Needs attention today',
      'Low stock',
    ])
    expect(errors).toEqual([])
  })

  it('never logs an error to the console', () => {
    expect(mine.errors).toEqual([])
  })
})
