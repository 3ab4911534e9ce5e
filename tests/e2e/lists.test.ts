import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'

describe('a list in the back office', () => {
  let browser: Browser
  let office: Visit
  let page: Page
  let bar: Locator
  let dialog: Locator

  beforeAll(async () => {
    browser = await openBrowser()
    office = await startVisit(browser)
    page = office.page
    bar = page.getByRole('region', { name: 'Selected entries' })
    dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await signIn(page)
  })
  afterAll(() => browser.close())

  const rowOf = (name: string): Locator => page.getByRole('row', { name: new RegExp(name) })
  const boxOf = (name: string): Locator => page.getByRole('checkbox', { name: `Select ${name}` })
  const isFocused = (element: Locator): Promise<boolean> =>
    element.evaluate((each) => each === document.activeElement)
  const heads = async (): Promise<string[]> => {
    const texts = await page.getByRole('columnheader').allTextContents()
    return texts.map((text) => text.trim()).filter((text) => text && text !== 'Actions')
  }
  const addTag = async (title: string, code: string): Promise<void> => {
    await page.goto('/en/cms/metadata/tags/add')
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Code').fill(code)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  it('hides two records with the keyboard alone, and returns the focus', async () => {
    await page.goto('/en/cms/products?search=Package')
    await page.getByRole('row').nth(3).waitFor()
    const boxes = page.getByRole('checkbox', { name: /^Select (?!this)/ })
    const names = await boxes.evaluateAll((all) =>
      all.slice(0, 2).map((each) => each.getAttribute('aria-label')?.slice('Select '.length) ?? ''),
    )
    for (const name of names) {
      await boxOf(name).focus()
      await page.keyboard.press('Space')
    }
    await bar.getByText('2 selected').waitFor()
    await bar.getByRole('button', { name: 'Hide from the shop' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('2 entries updated.').waitFor()
    for (const name of names) await rowOf(`${name}.*Hidden`).waitFor()
    expect(await bar.count()).toBe(0)
    const pageBox = page.getByRole('checkbox', { name: 'Select this page' })
    await expect.poll(() => isFocused(pageBox)).toBe(true)
  })

  it('selects a range with Shift, and keeps the selection across pages but not across searches', async () => {
    await page.goto('/en/cms/products')
    await page.getByRole('row').nth(6).waitFor()
    const boxAt = (index: number) => page.getByRole('row').nth(index).getByRole('checkbox')
    await boxAt(2).click()
    await boxAt(5).click({ modifiers: ['Shift'] })
    await bar.getByText('4 selected').waitFor()
    await page.getByRole('button', { name: 'Page 2' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => boxAt(1).isChecked()).toBe(false)
    await boxAt(1).click()
    await bar.getByText('5 selected').waitFor()
    await page.getByRole('button', { name: 'Code' }).click()
    await page.waitForURL(/sort=code/)
    await bar.getByText('5 selected').waitFor()
    await page.getByLabel('Search products').fill('gateway')
    await page.waitForURL(/search=gateway/)
    await bar.waitFor({ state: 'hidden' })
    expect(await isFocused(page.getByLabel('Search products'))).toBe(true)
  })

  it('sets one value on all matching records, and shows errors at the field', async () => {
    await page.goto('/en/cms/products?type=accessory')
    await page.getByRole('row').nth(2).waitFor()
    const total = Number(/(\d+) entries/.exec((await page.textContent('main')) ?? '')?.[1])
    expect(total).toBeGreaterThan(12)
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await bar.getByText('12 selected').waitFor()
    await bar.getByRole('button', { name: `Select all ${total} that match` }).click()
    await bar.getByText(`${total} selected`).waitFor()
    const openEditor = () => bar.getByRole('button', { name: 'Edit a field' }).press('Enter')
    await page.evaluate(() => scrollTo(0, 0))
    await openEditor()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await openEditor()
    await dialog.getByRole('combobox', { name: 'Field' }).click()
    await page.getByRole('option', { name: 'Warranty (months)' }).click()
    await dialog.getByRole('textbox', { name: 'Warranty (months)' }).fill('-1')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await dialog.getByText(/must be greater than or equal to 0/).waitFor()
    await dialog.getByRole('textbox', { name: 'Warranty (months)' }).fill('37')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await page.getByText(`${total} entries updated.`).waitFor()
    await page.goto('/en/cms/products?type=accessory&page=2')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const warranty = page.locator('dt', { hasText: 'Warranty (months)' })
    await warranty.locator('xpath=following-sibling::dd[1]').getByText('37').waitFor()
  })

  it(
    'names the records that cannot be deleted, and deletes the others',
    { tags: 'long' },
    async () => {
      await addTag('Bulk one', 'bulk_one')
      await addTag('Bulk two', 'bulk_two')
      await page.goto('/en/cms/metadata/tags?limit=48')
      await boxOf('Bulk one').check()
      await boxOf('Bulk two').check()
      await boxOf('Indoor').check()
      await bar.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('listitem').getByText('Bulk two').waitFor()
      const confirm = dialog.getByRole('button', { name: 'Delete' })
      await dialog.getByRole('textbox').fill('2')
      expect(await confirm.isDisabled()).toBe(true)
      await dialog.getByRole('textbox').fill('3')
      await confirm.click()
      await dialog.getByText('1 entry stands in the way:').waitFor()
      await dialog.getByRole('link', { name: 'Indoor' }).waitFor()
      await dialog.getByText(/still in use/).waitFor()
      expect(await page.locator('tr', { hasText: 'Bulk one' }).count()).toBe(1)
      await dialog.getByRole('button', { name: 'Delete the other 2' }).click()
      await page.getByText('2 entries deleted. 1 was left out.').waitFor()
      await expect.poll(() => rowOf('Bulk (one|two)').count()).toBe(0)
      expect(await rowOf('Indoor').count()).toBe(1)
    },
  )

  it('refuses a bulk action when the list has changed meanwhile', { tags: 'long' }, async () => {
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('row').nth(2).waitFor()
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await bar.getByRole('button', { name: /^Select all/ }).click()
    const theirs = await startVisit(browser)
    await signIn(theirs.page)
    await theirs.page.goto('/en/cms/metadata/tags/add')
    await theirs.page.getByLabel('Title').fill('Meanwhile')
    await theirs.page.getByLabel('Code').fill('meanwhile')
    await theirs.page.getByRole('button', { name: 'Save' }).click()
    await theirs.page.getByText('was added.').waitFor()
    await theirs.context.close()
    await bar.getByRole('button', { name: 'Delete' }).click()
    const count = /Delete (\d+)/.exec((await dialog.textContent()) ?? '')?.[1] ?? ''
    await dialog.getByRole('textbox').fill(count)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`The list has changed, ${Number(count) + 1} entries match now.`).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByText(`${Number(count) + 1} entries`)
      .first()
      .waitFor()
    expect(await bar.count()).toBe(0)
  })

  it('goes back to the last existing page, and keeps two changes in one moment', async () => {
    await page.goto('/en/cms/metadata/tags?page=9')
    await page.waitForURL(/page=[2-4]$/)
    await page.getByRole('row').nth(1).waitFor()
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('row').nth(1).waitFor()
    const sort = page.getByRole('button', { name: 'Code', exact: true }).first()
    await sort.evaluate((button: HTMLElement) => {
      button.click()
      document.querySelector<HTMLElement>('nav [aria-label="Page 2"]')?.click()
    })
    await page.waitForURL(/sort=.*page=2$/)
  })

  it('remembers the order and the width of its columns', { tags: 'long' }, async () => {
    await page.goto('/en/cms/products')
    await page.getByRole('row').nth(2).waitFor()
    const before = await heads()
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByRole('button', { name: 'Move Price earlier' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByText(`Price: place 3 of ${before.length}`).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText(`Price: place 2 of ${before.length}`).waitFor()
    await dialog.getByRole('checkbox', { name: 'Short name' }).check()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const others = before.filter((each) => each !== 'Name' && each !== 'Price')
    const after = ['Name', 'Price', ...others, 'Short name']
    expect(await heads()).toEqual(after)

    const code = page.getByRole('columnheader', { name: 'Code' })
    const width = async () => Math.round((await code.boundingBox())?.width ?? 0)
    const handle = page.getByRole('separator', { name: 'Width of Code' })
    await code.hover()
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const chosen = await width()
    await page.reload()
    await page.getByRole('row').nth(2).waitFor()
    expect(await heads()).toEqual(after)
    expect(await width()).toBe(chosen)

    await code.hover()
    const edge = await handle.boundingBox()
    const [x, y] = [(edge?.x ?? 0) + 5, (edge?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 50, y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(width).toBe(chosen + 50)

    await page.getByRole('button', { name: 'View options' }).press('Enter')
    await dialog.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await dialog.getByRole('radio').and(page.locator(':focus')).waitFor()
    await dialog.getByRole('button', { name: 'Reset to default' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await heads()).toEqual(before)
  })

  it(
    'is mirrored in Arabic: a column edge is dragged to the other side',
    { tags: 'long' },
    async () => {
      await page.goto('/ar/cms/products')
      await page.getByRole('row').nth(2).waitFor()
      const code = page.getByRole('columnheader', { name: 'الرمز' })
      const width = async () => Math.round((await code.boundingBox())?.width ?? 0)
      await code.hover()
      const handle = page.getByRole('separator', { name: 'عرض عمود «الرمز»' })
      await handle.focus()
      await page.keyboard.press('ArrowLeft')
      const wide = await width()
      await page.keyboard.press('ArrowRight')
      await expect.poll(width).toBe(wide - 16)
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => localStorage.getItem('cms.list.products'))).not.toContain(
        ':',
      )
    },
  )

  it('keeps its first column while the others scroll', { tags: 'long' }, async () => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('/en/cms/products')
    const name = page.getByRole('row').nth(2).getByRole('rowheader')
    const start = await name.boundingBox()
    const scroll = () =>
      page.getByRole('table').evaluate((table) => {
        if (table.parentElement) table.parentElement.scrollLeft = 300
        return table.parentElement?.scrollLeft
      })
    // It is wide when its records have loaded.
    await expect.poll(scroll).toBeGreaterThan(100)
    expect((await name.boundingBox())?.x).toBe(start?.x)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('filters by a named date range, which stays in the address', async () => {
    await page.goto('/en/cms/products')
    const chips = page.getByRole('group', { name: 'Filters' })
    await chips.getByRole('button', { name: 'Updated' }).click()
    await dialog.getByRole('button', { name: 'Current month' }).click()
    await page.waitForURL(/updatedAt%5Bgte%5D=.*updatedAt%5Blte%5D=.*999Z/)
    await dialog.getByRole('button', { name: 'Current month', pressed: true }).waitFor()
    await page.keyboard.press('Escape')
    await chips.getByText('Current month').waitFor()
    await page.reload()
    await chips.getByText('Current month').waitFor()
    await page.getByRole('row').nth(1).waitFor()
    await chips.getByRole('button', { name: 'Updated', exact: false }).first().click()
    await dialog.getByRole('button', { name: 'Last month' }).click()
    await page.keyboard.press('Escape')
    await chips.getByText('Last month').waitFor()
    expect(new URL(page.url()).searchParams.get('updatedAt[gte]')).toMatch(/^\d{4}-\d\d-/)
  })

  it('opens at its top after another page, and after a reload where it was', async () => {
    // A tab of its own, which remembers no list of the tests before.
    const tab = await page.context().newPage()
    const position = (): Promise<number> => tab.evaluate(() => scrollY)
    for (const list of ['products', 'orders']) {
      await tab.goto(`/en/cms/${list}`)
      await tab.getByRole('row').nth(12).waitFor()
      expect(await position()).toBe(0)
      await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await position()).toBeGreaterThan(0)
    }
    const before = await position()
    await tab.reload()
    await expect.poll(position).toBe(before)
    await tab.close()
  })

  it('has named views with addresses of their own', async () => {
    await page.goto('/en/cms/orders')
    const tabs = page.getByRole('navigation', { name: 'Views' })
    await page.getByRole('row').nth(1).waitFor()
    expect(await tabs.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page')
    await tabs.getByRole('link', { name: 'Past' }).click()
    await page.waitForURL(/view=past/)
    await page.getByRole('table').getByText('Delivered').first().waitFor()
    await expect.poll(() => page.getByRole('table').getByText('Pending').count()).toBe(0)
    await page.getByRole('group', { name: 'Filters' }).getByText('Status').click()
    const options = dialog.getByRole('checkbox')
    await options.first().waitFor()
    expect(await dialog.getByText('Pending').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('can be exported as a file with what it shows', async () => {
    await page.goto('/en/cms/metadata/tags?search=power')
    await page.getByRole('row').nth(1).waitFor()
    const rows = (await page.getByRole('row').count()) - 1
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^tags-\d{4}-\d\d-\d\d\.csv$/)
    const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(head).toContain('Title,Code')
    expect(lines).toHaveLength(rows)
    await dialog.waitFor({ state: 'hidden' })
  })

  it('imports nothing from a file with an invalid cell, and everything from a valid one', async () => {
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download template' }).click(),
    ])
    expect(await readFile(await template.path(), 'utf8')).toContain('Title')
    const choose = (name: string, text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await choose('wrong.csv', 'Title,Code,Colour\nFrom a file,from_a_file,red\n,without_title,\n')
    await dialog.getByText('1 cell is wrong.').waitFor()
    const wrong = dialog.getByRole('row').nth(1)
    expect(await wrong.getByRole('cell').first().textContent()).toBe('3')
    await wrong.getByText('Title is required').waitFor()
    await dialog.getByText('Columns that are not taken: Colour').waitFor()
    expect(await dialog.getByRole('button', { name: 'Start import' }).count()).toBe(0)

    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await choose('right.csv', 'Title;Code\nFrom a file;from_a_file\nAnd another;and_another\n')
    await dialog.getByText('Everything is in order.').waitFor()
    const start = dialog.getByRole('button', { name: 'Start import' })
    await expect.poll(() => isFocused(start)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByText('The import is complete.').waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() => isFocused(page.getByRole('button', { name: 'More', exact: true })))
      .toBe(true)
    await page.getByLabel('Search tags').fill('another')
    await rowOf('And another').waitFor()
  })

  it('supports selecting and sorting on a phone', { tags: 'long' }, async () => {
    const phone = await startVisit(browser, 390)
    await signIn(phone.page)
    const theirs = phone.page
    await theirs.goto('/en/cms/metadata/tags')
    await theirs.getByRole('checkbox', { name: 'Select Indoor' }).check()
    const selected = theirs.getByRole('region', { name: 'Selected entries' })
    await selected.getByText('1 selected').waitFor()
    const box = await selected.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900)
    expect(box?.width).toBe(390)
    await selected.getByRole('button', { name: 'Clear selection' }).click()
    await selected.waitFor({ state: 'hidden' })
    await theirs.getByRole('button', { name: 'View options' }).click()
    await theirs.getByLabel('Sort by').selectOption('Title, descending')
    await theirs.waitForURL(/sort=-title/)
    expect(phone.errors).toEqual([])
    await phone.context.close()
  })

  it('never logs an error to the console', () => {
    expect(office.errors).toEqual([])
  })
})
