/** @module-tag long */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storefront as text } from '#ui/i18n/en/storefront.ts'
import { openBrowser, startVisit } from './browser.ts'
import { shopUrl } from './shopUrl.ts'

type Facets = Record<string, { value: string; label: string; count: number }[]>

const facetsOf = async (query: string): Promise<Facets> => {
  const answer = await fetch(`${shopUrl}/api/marketplace-customer/products?limit=1&${query}`)
  return (await answer.json()).facets
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const queryOf = (page: Page) => new URL(page.url()).searchParams
const box = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`)
const pill = (page: Page, label: string) =>
  page.getByRole('link', { name: text['list.remove'].replace('{label}', label), exact: true })

/** Returns a type and an application that no product has both of. */
async function strangers() {
  const { applications = [], type = [] } = await facetsOf('facets=applications,type')
  for (const application of applications) {
    const { type: together = [] } = await facetsOf(`facets=type&applications=${application.value}`)
    const other = type.find(({ value }) => !together.some((each) => each.value === value))
    if (other) return { application, type: other }
  }
  throw new Error('every application has products of every type')
}

describe('a chosen filter', () => {
  it('is kept and named while nothing matches it', async () => {
    const { page, errors } = await startVisit(browser)
    const { useCases: [useCase] = [] } = await facetsOf('facets=useCases')
    const { value = '', label = '' } = useCase ?? {}
    await page.goto(`/en/products?useCases=${value}`)
    const lowest = page.getByLabel(text['facet.from'], { exact: true })
    await lowest.fill('999999')
    await lowest.press('Enter')
    await page.waitForURL(/minPrice=999999/)
    await page.getByText(text['list.emptyTitle']).waitFor()
    await pill(page, label).waitFor()
    await lowest.fill('1')
    await lowest.press('Enter')
    await page.waitForURL(/minPrice=1(&|$)/)
    expect(queryOf(page).get('useCases')).toBe(value)
    await page.getByRole('article').first().waitFor()
    expect(errors).toEqual([])
  })

  it('stays chosen when another one is ticked', async () => {
    const { page } = await startVisit(browser)
    const { application, type } = await strangers()
    await page.goto(`/en/products?type=${type.value}&applications=${application.value}&minPrice=1`)
    await pill(page, application.label).waitFor()
    await pill(page, type.label).waitFor()
    const { type: others = [] } = await facetsOf(`facets=type&applications=${application.value}`)
    const ticked = others[0]?.value ?? ''
    await box(page, 'type', ticked).check()
    await page.waitForURL((url) => url.searchParams.getAll('type').length === 2)
    expect(queryOf(page).get('applications')).toBe(application.value)
    expect(queryOf(page).get('minPrice')).toBe('1')
    expect(await box(page, 'applications', application.value).isChecked()).toBe(true)
    await pill(page, application.label).press('Enter')
    await page.locator('h1:focus').waitFor()
    expect(queryOf(page).has('applications')).toBe(false)
  })

  it('is submitted without JavaScript', async () => {
    const { application, type } = await strangers()
    const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/en/products?type=${type.value}&applications=${application.value}&minPrice=1`)
    await page.getByLabel(text['list.sort']).selectOption('name')
    await page.getByRole('button', { name: text['list.apply'] }).first().click()
    await page.waitForURL(/sort=name/)
    expect(Object.fromEntries(queryOf(page))).toMatchObject({
      type: type.value,
      applications: application.value,
      minPrice: '1',
    })
    await context.close()
  })

  it('is submitted right after the slider moved', async () => {
    const { page } = await startVisit(browser)
    await page.clock.install()
    await page.goto('/en/products')
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      addEventListener('submit', () => (dataset['submits'] = `${dataset['submits'] ?? ''}+`))
    })
    // The slider submits after a pause, which has not passed yet when the box is ticked.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('slider', { name: text['facet.lowest'] }).press('PageUp')
    await box(page, 'type', 'device').check()
    await page.clock.resume()
    await page.waitForURL(/type=device/)
    expect(Number(queryOf(page).get('minPrice'))).toBeGreaterThan(0)
    await page.clock.fastForward(1000)
    expect(await page.locator('html').getAttribute('data-submits')).toBe('+')
  })

  it('is marked when it is no longer offered', async () => {
    const { page } = await startVisit(browser)
    await page.goto('/en/products?tags=00000000-0000-4000-8000-000000000000')
    await pill(page, text['facet.gone']).click()
    await page.waitForURL((url) => url.search === '')
  })
})
