/** @module-tag long */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { createStaffApi } from './createStaffApi.ts'

describe('the search of the back office', () => {
  let browser: Browser
  let office: Visit
  let staff: Awaited<ReturnType<typeof createStaffApi>>
  beforeAll(async () => {
    browser = await openBrowser()
    office = await startVisit(browser)
    await signIn(office.page)
    staff = await createStaffApi()
  })
  afterAll(() => browser.close())

  it('opens with a key on any screen, and links to a record of another resource', async () => {
    const { page, errors } = office
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    const words = dialog.getByRole('searchbox')
    await words.fill('Parking Bay')
    await dialog.getByRole('link', { name: /^Parking Bay Sensor\s*DEV-/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/cms\/products\/[0-9a-f-]+$/)
    await dialog.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  it('stays closed after Enter has opened a record', async () => {
    const { page } = office
    const [order] = await staff('GET', '/orders?limit=1')
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Search everywhere' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    await dialog.getByRole('searchbox').fill(order.number)
    await dialog.getByRole('link', { name: order.number }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/en/cms/orders/${order._id}`)
    await page.getByRole('heading', { name: order.number, level: 1 }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  it('says when results are only similar', async () => {
    const { page } = office
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    const guess = dialog.getByText('Nothing matches')
    await dialog.getByRole('searchbox').fill('parkng bay')
    await guess.waitFor()
    expect(await guess.innerText()).toContain('“parkng bay” exactly. These are similar.')
    await dialog.getByRole('link', { name: 'Parking Bay Sensor' }).first().waitFor()
    await dialog.getByRole('searchbox').fill('Parking Bay')
    await guess.waitFor({ state: 'detached' })
  })

  it('finds screens in the language of the reader, and says when nothing matches', async () => {
    const { page } = office
    await page.goto('/ar/cms/products')
    await page.getByRole('button', { name: 'البحث في كل الأقسام' }).click()
    const dialog = page.getByRole('dialog', { name: 'البحث في كل الأقسام' })
    await dialog.getByRole('searchbox').fill('الطلبات')
    await dialog.getByRole('link', { name: 'الطلبات', exact: true }).click()
    await page.waitForURL(/\/ar\/cms\/orders/)
    await page.keyboard.press('Control+k')
    // Latin letters may be similar to the random reference of a payment.
    await dialog.getByRole('searchbox').fill('ظظظغغضض')
    await dialog.getByText('لا نتائج لعبارة «ظظظغغضض».').waitFor()
  })

  it('shows an exact match first, with details that distinguish the results', async () => {
    const { page } = office
    const [order] = await staff('GET', '/orders?limit=1')
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    await dialog.getByRole('searchbox').fill(order.number)
    const found = dialog.getByRole('link')
    await found.filter({ hasText: order.customerName }).waitFor()
    expect(await found.first().innerText()).toContain(`${order.number}\n${order.customerName}`)
    await dialog.getByRole('heading', { name: 'Orders' }).waitFor()
  })

  it('starts with the recently opened records this account may still read', async () => {
    const { page } = office
    const titled = (title: string) => staff('POST', '/tags', { title: `${title} ${Date.now()}` })
    const stays = await titled('Stays')
    const goes = await titled('Goes')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    const recent = dialog.getByRole('link')
    const search = async () => {
      await page.goto('/en/cms/metadata/use-cases')
      await page.getByRole('heading', { name: 'Use cases', level: 1 }).waitFor()
      await page.keyboard.press('/')
      await dialog.getByRole('searchbox').waitFor()
    }
    for (const { _id, title } of [stays, goes]) {
      await page.goto(`/en/cms/metadata/tags/${_id}`)
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    }
    await search()
    await recent.nth(1).waitFor()
    expect((await recent.allInnerTexts()).slice(0, 2)).toEqual([
      `${goes.title}\nTag`,
      `${stays.title}\nTag`,
    ])

    await staff('DELETE', `/tags/${goes._id}`)
    await search()
    await recent.filter({ hasText: stays.title }).waitFor()
    expect(await dialog.getByText(goes.title).count()).toBe(0)

    const storedRecent = () => page.evaluate(() => localStorage.getItem('cms.recent'))
    expect(await storedRecent()).toContain(stays._id)
    await page.evaluate(
      (text) => {
        const ofAnother = { ...JSON.parse(text ?? ''), account: crypto.randomUUID() }
        localStorage.setItem('cms.recent', JSON.stringify(ofAnother))
      },
      await storedRecent(),
    )
    await search()
    await page.waitForFunction(() => !localStorage.getItem('cms.recent'))
    expect(await recent.count()).toBe(0)
  })

  it('does not say that nothing matches when the request failed', async () => {
    const { page } = office
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('heading', { name: 'Tags', level: 1 }).waitFor()
    const productSearch = /\/api\/marketplace\/products\?.*search=/
    await page.route(productSearch, (route) => route.fulfill({ status: 500, json: {} }))
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
    await dialog.getByRole('searchbox').fill('qqqxxzz')
    await dialog.getByText('Not everything could be searched.').waitFor()
    expect(await dialog.getByText('Nothing fits').count()).toBe(0)
    await page.unroute(productSearch)
  })

  it('ignores its key while someone types in a field', async () => {
    const { page } = office
    await page.goto('/en/cms/products')
    const search = page.getByRole('searchbox').first()
    await search.focus()
    await page.keyboard.type('a/b')
    expect(await search.inputValue()).toBe('a/b')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
