import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, visit, type Visit } from './browser.ts'

describe('the search of the back office', () => {
  let browser: Browser
  let office: Visit
  beforeAll(async () => {
    browser = await openBrowser()
    office = await visit(browser)
    await signIn(office.page)
  })
  afterAll(() => browser.close())

  it('opens with a key wherever one is, and leads to a record of another resource', async () => {
    const { page, errors } = office
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    const words = dialog.getByRole('searchbox')
    await words.fill('Parking Bay')
    await dialog.getByRole('link', { name: 'Parking Bay Sensor' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/cms\/products\/[0-9a-f-]+$/)
    await dialog.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  it('finds screens in the language of the reader, and says when nothing fits', async () => {
    const { page } = office
    await page.goto('/ar/cms/products')
    await page.getByRole('button', { name: 'البحث في كل الأقسام' }).click()
    const dialog = page.getByRole('dialog', { name: 'البحث في كل الأقسام' })
    await dialog.getByRole('searchbox').fill('الطلبات')
    await dialog.getByRole('link', { name: 'الطلبات', exact: true }).click()
    await page.waitForURL(/\/ar\/cms\/orders/)
    await page.keyboard.press('Control+k')
    await dialog.getByRole('searchbox').fill('qqqxxzz')
    await dialog.getByText('لا نتائج لعبارة «qqqxxzz».').waitFor()
  })

  it('does not say that nothing fits when it could not ask', async () => {
    const { page } = office
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    const asked = /\/api\/marketplace\/products\?.*search=/
    await page.route(asked, (route) => route.fulfill({ status: 500, json: {} }))
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    await dialog.getByRole('searchbox').fill('qqqxxzz')
    await dialog.getByText('Not everything could be searched.').waitFor()
    expect(await dialog.getByText('Nothing fits').count()).toBe(0)
    await page.unroute(asked)
  })

  it('leaves the key to those who type', async () => {
    const { page } = office
    await page.goto('/en/cms/products')
    const search = page.getByRole('searchbox').first()
    await search.focus()
    await page.keyboard.type('a/b')
    expect(await search.inputValue()).toBe('a/b')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
