import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { createStaffApi } from './createStaffApi.ts'

type Record = { readonly _id: string; readonly title: string; readonly productsCount?: number }

describe('a record in the back office', () => {
  let browser: Browser
  let office: Visit
  let page: Page
  let dialog: Locator
  let staff: Awaited<ReturnType<typeof createStaffApi>>

  beforeAll(async () => {
    browser = await openBrowser()
    office = await startVisit(browser)
    page = office.page
    dialog = page.getByRole('dialog')
    staff = await createStaffApi()
    await signIn(page)
  })
  afterAll(() => browser.close())

  const paint = async (name: string, background: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer(),
  })

  it('can be created from each of several dropped pictures, and its file can be replaced', async () => {
    await page.goto('/en/cms/metadata/pictures')
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([await paint('dusk.png', '#5b2a86'), await paint('dawn.png', '#f2b5a7')])
    await page.getByText('2 pictures were added.').first().waitFor()
    const fileOf = async (): Promise<string | null> =>
      await page.locator('li', { hasText: 'dusk' }).locator('img').first().getAttribute('src')
    await page.getByRole('link', { name: 'dawn' }).waitFor()
    const before = await fileOf()
    await page
      .locator('li', { hasText: 'dusk' })
      .locator('input[type=file]')
      .setInputFiles(await paint('night.png', '#111133'))
    await page.getByText('“dusk” updated successfully.').waitFor()
    await expect.poll(fileOf).not.toBe(before)

    await page.getByRole('button', { name: 'As a table' }).click()
    await page.getByRole('row', { name: /dusk/ }).waitFor()
    await page.reload()
    await page.getByRole('row', { name: /dusk/ }).waitFor()
    await page.getByRole('button', { name: 'As pictures' }).click()
    await page.getByRole('link', { name: 'dusk' }).waitFor()
  })

  it('shows the code of a new gift card once, and is found by the full code afterwards', async () => {
    await page.goto('/en/cms/gift-cards/add')
    await page.getByLabel('Value').first().fill('25')
    await page.getByRole('button', { name: 'Save' }).click()
    const codeDialog = page.getByRole('alertdialog')
    const code = (await codeDialog.locator('bdi').textContent()) ?? ''
    expect(code).toMatch(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/)
    await office.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await codeDialog.getByRole('button', { name: 'Copy' }).click()
    await codeDialog.getByText('Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    // No alert covers it, and a stray key does not close it.
    expect(await page.getByRole('status').filter({ hasText: 'was added' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await codeDialog.getByRole('button', { name: 'I have kept it' }).click()
    await page
      .getByRole('link', { name: `•••• ${code.slice(-4)}` })
      .first()
      .waitFor()
    await page.getByRole('searchbox').first().fill(code.toLowerCase())
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(await page.content()).not.toContain(code)
  })

  it('adds members from several pages without duplicates, and removes them', async () => {
    const group: Record = await staff('POST', '/product-groups', { title: 'Journey group' })
    const [known]: Record[] = await staff('GET', '/products?search=Door&limit=1')
    await staff('POST', `/product-groups/${group._id}/push`, { products: [known?._id] })
    await page.goto(`/en/cms/products/groups/${group._id}`)
    await page.getByRole('button', { name: 'Add products' }).click()
    const arrived = dialog.locator('[data-stale=false]')
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await arrived.waitFor()
    const free = dialog.getByRole('checkbox', { disabled: false, checked: false })
    await free.nth(1).check()
    await dialog.getByRole('button', { name: 'Previous page' }).click()
    await dialog.getByRole('searchbox').fill('Door')
    const inside = dialog.locator('label', { hasText: 'Already in' })
    await inside.waitFor()
    expect(await inside.getByRole('checkbox').isDisabled()).toBe(true)
    await dialog.getByRole('searchbox').fill('Gateway')
    await inside.waitFor({ state: 'hidden' })
    await free.first().check()
    await dialog.getByText('2 chosen').waitFor()
    await dialog.getByRole('button', { name: 'Add 2' }).click()
    await page.getByText('2 added.').waitFor()
    const count = async () => (await staff('GET', `/product-groups/${group._id}`)).productsCount
    expect(await count()).toBe(3)

    await page
      .getByRole('button', { name: /^Remove / })
      .nth(2)
      .waitFor()
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Remove 3' }).click()
    await page.getByText('3 removed.').waitFor()
    await page.getByText('Nobody and nothing in here yet').waitFor()
    expect(await count()).toBe(0)
    await staff('DELETE', `/product-groups/${group._id}`)
  })

  it('changes its position when dragged', async () => {
    await page.goto('/en/cms/marketing/home-page-sliders')
    await page.getByRole('row').nth(3).waitFor()
    const names = () => page.getByRole('rowheader').allTextContents()
    const before = await names()
    const moved = page.waitForResponse(/\/move$/)
    await page.getByRole('row').nth(1).dragTo(page.getByRole('row').nth(3))
    expect((await moved).ok()).toBe(true)
    const [first = '', second = '', third = '', ...others] = before
    await expect.poll(names).toEqual([second, third, first, ...others])
    const again = page.waitForResponse(/\/move$/)
    await page.getByRole('row').nth(3).dragTo(page.getByRole('row').nth(1))
    expect((await again).ok()).toBe(true)
    await page.reload()
    await expect.poll(names).toEqual(before)
  })

  it('is restored to a version after showing the changes', async () => {
    const tag: Record = await staff('POST', '/tags', { title: 'As it began' })
    await staff('PATCH', `/tags/${tag._id}`, { title: 'As it became' })
    await page.goto(`/en/cms/metadata/tags/${tag._id}`)
    await page.getByText('What changed').click()
    const history = page.locator('section', { has: page.getByRole('heading', { name: 'History' }) })
    await history.getByText('As it became').waitFor()
    await history
      .getByRole('button', { name: /^Restore/ })
      .last()
      .click()
    await dialog.getByText('As it became').waitFor()
    await dialog.getByText('As it began').waitFor()
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await page.getByText(/is as it was on/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'As it began' }).waitFor()
    expect((await staff('GET', `/tags/${tag._id}`)).title).toBe('As it began')
    await page.getByRole('link', { name: 'Edit' }).click()
    await dialog.getByLabel('Title').fill('As it ends')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { level: 1, name: 'As it ends' }).waitFor()
    expect(page.url()).toContain(tag._id)
    await staff('DELETE', `/tags/${tag._id}`)
  })

  it('of stock is counted in its row, links to what changed it, and says when it is outdated', async () => {
    const [level] = await staff('GET', '/inventory?search=DEV-&sort=-available&limit=1')
    const { _id, code, onHand } = level
    await page.goto(`/en/cms/inventory?search=${code}`)
    const row = page.getByRole('row', { name: new RegExp(code) })
    const written = (units: number): string => units.toLocaleString('en')
    const count = async (units: number): Promise<void> => {
      await row.getByRole('button', { name: 'Adjust: On hand' }).click()
      await dialog.getByLabel('On hand').fill(String(units))
      await dialog.getByLabel('Reason').fill('Journey')
      await dialog.getByRole('button', { name: 'Adjust' }).click()
    }
    await count(onHand + 4)
    await page.getByText(`“${code}” updated successfully.`).waitFor()
    await row
      .getByRole('link', { name: written(onHand + 4), exact: true })
      .first()
      .waitFor()

    await row.getByRole('button', { name: 'Adjust: On hand' }).click()
    await dialog.getByLabel('On hand').waitFor()
    await staff('POST', `/inventory/${_id}/adjust`, {
      onHand: onHand + 5,
      reason: 'Counted elsewhere',
    })
    await dialog.getByLabel('On hand').fill('9')
    await dialog.getByLabel('Reason').fill('Journey')
    await dialog.getByRole('button', { name: 'Adjust' }).click()
    await page.getByText('Inventory data is outdated. Please refresh your data.').first().waitFor()
    await page.keyboard.press('Escape')

    await page.goto(`/en/cms/inventory?search=${code}`)
    await row
      .getByRole('link', { name: written(onHand + 5), exact: true })
      .first()
      .click()
    await page.waitForURL(/stock-movements/)
    await page.getByRole('row', { name: /Counted elsewhere/ }).waitFor()
  })

  it('never logs an error to the console', () => {
    expect(office.errors).toEqual([])
  })
})
