/** @module-tag long */
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveBotCheck, uniqueEmail, postJson } from './testAccounts.ts'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { accessoryCode, placeOrders, quantity } from './placeOrders.ts'
import { createStaffApi } from './createStaffApi.ts'
import { describeFocus } from './keyboard.ts'

describe('a member of staff', () => {
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

  it('deletes a product with its own stock level, once it has no stock', async () => {
    const product = await staff('POST', '/products', {
      name: 'Counted journey',
      code: 'COUNTED-1',
      type: 'integration',
      price: { amount: 1000, currency: 'USD' },
      stockMode: 'tracked',
      stock: 2,
      visible: false,
    })
    const askToDelete = async () => {
      await page.goto('/en/cms/products?search=COUNTED-1')
      await page.getByRole('button', { name: 'More actions for Counted journey' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await askToDelete()
    await dialog.getByText('Set its stock to 0 before you delete it.').waitFor()
    await staff('PATCH', `/products/${product._id}`, { stock: 0 })
    await askToDelete()
    await dialog.getByRole('textbox').fill('Counted journey')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Product “Counted journey” was deleted.').waitFor()
  })

  it('sees when a scheduled discount begins, in either language', async () => {
    const { _id } = await staff('POST', '/discounts', {
      title: 'Coming season',
      type: 'market_discount',
      percentage: 7,
      startsAt: '2126-12-05T09:00:00Z',
      active: true,
    })
    await page.goto('/en/cms/discounts?view=scheduled')
    await page.getByRole('row', { name: /Coming season.*Starts on 05 Dec 2126/ }).waitFor()
    await page.goto(`/en/cms/discounts/${_id}`)
    await page.getByText('Starts on 05 Dec 2126').first().waitFor()
    await page.goto('/ar/cms/discounts?view=scheduled')
    await page.getByRole('row', { name: /يبدأ في ٠٥ ديسمبر ٢١٢٦/ }).waitFor()
    await staff('DELETE', `/discounts/${_id}`)
  })

  it('is told which results are only similar, and cannot select them', async () => {
    await staff('POST', '/tags', { title: 'Quarantine' })
    await page.goto('/en/cms/metadata/tags?search=quarantine')
    await page.getByRole('checkbox', { name: 'Select Quarantine' }).waitFor({ state: 'attached' })
    await page.goto('/en/cms/metadata/tags?search=quaranttine')
    await page.getByText('Nothing matches “quaranttine” exactly.').waitFor()
    await page.getByRole('link', { name: 'Quarantine', exact: true }).waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })

  it('sees the orders of a customer on their page, counted once, with labelled totals', async () => {
    const [{ customer }] = await staff(
      'GET',
      '/orders?customer[exists]=true&sort=-placedAt&limit=1',
    )
    const { ordersCount } = await staff('GET', `/customers/${customer._id}`)
    await page.goto(`/en/cms/customers/${customer._id}`)
    const orders = page.getByRole('region', { name: 'Orders' }).first()
    await orders.getByRole('heading', { name: `Orders ${ordersCount}` }).waitFor()
    const heads = await orders.getByRole('columnheader').allTextContents()
    expect(heads).toEqual(expect.arrayContaining(['Number', 'Placed', 'Status', 'Total']))
    await page.getByText(`Orders ${ordersCount}`).first().waitFor()
    await page.getByText('Ordered in total').first().waitFor()
    expect(await page.getByRole('heading', { level: 3, name: /^Orders/ }).count()).toBe(0)
  })

  it('sees on the page of a stock level its movements and counts', async () => {
    const [{ _id, onHand }] = await staff('GET', '/inventory?sort=-available&limit=1')
    await staff('POST', `/inventory/${_id}/adjust`, { onHand: onHand + 1, reason: 'Found one' })
    await page.goto(`/en/cms/inventory/${_id}`)
    const movements = page.getByRole('region', { name: 'Stock movements' }).first()
    await movements.getByRole('row', { name: /Adjusted.*Found one/ }).waitFor()
    await page.getByText('+1 · Found one').waitFor()
  })

  it('sees the state of a product in its header, and a switch without a repeated label in its form', async () => {
    const [{ _id }] = await staff('GET', '/products?type=device&visible=true&limit=1')
    await page.goto(`/en/cms/products/${_id}`)
    const head = page.locator('h1 + p')
    await head.getByText('Visible').waitFor()
    expect(await head.getByText('No', { exact: true }).count()).toBe(0)
    await page.goto(`/en/cms/products/${_id}/edit`)
    await page.getByRole('checkbox', { name: 'Visible' }).waitFor()
    expect(await page.getByText('Visible', { exact: true }).count()).toBe(1)
  })

  it('saves the settings from a bar below all of them', async () => {
    await page.goto('/en/cms/settings')
    await page.getByRole('heading', { name: 'Card payments' }).waitFor()
    const history = page.getByRole('heading', { name: 'History' })
    await history.waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const save = page.getByRole('button', { name: 'Save' })
    const [above, below] = [await history.boundingBox(), await save.boundingBox()]
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity)
  })

  it('edits the internal note of an order, starting from its current text', async () => {
    const [{ _id, number }] = await staff('GET', '/orders?sort=-placedAt&limit=1')
    await staff('POST', `/orders/${_id}/editNote`, { staffNote: 'Call first' })
    await page.goto(`/en/cms/orders?search=${number}`)
    await page.getByRole('button', { name: `More actions for ${number}` }).click()
    await page.getByRole('menuitem', { name: 'Edit the internal note' }).click()
    const note = dialog.getByRole('textbox', { name: 'Internal note' })
    await expect.poll(() => note.inputValue()).toBe('Call first')
    await note.fill('Call before noon')
    await dialog.getByRole('button', { name: 'Edit the internal note' }).click()
    await page.goto(`/en/cms/orders/${_id}`)
    await page.getByText('Call before noon').first().waitFor()
    await page.getByText('What changed').first().click()
    await page.getByText('Call first').first().waitFor()
  })

  it('is taken to the fields that need attention, and sees in which sections they are', async () => {
    await page.goto('/en/cms/products/add')
    await page.getByRole('textbox', { name: /^Name/ }).fill('Half done')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const problems = page.getByRole('button', { name: /fields need attention/ })
    await problems.waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.id.replace(/^.*_/, ''))
    const marked = await page.getByRole('heading', { name: /needs attention/ }).count()
    expect(marked).toBeGreaterThan(0)
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByText('needs attention')
      .first()
      .waitFor({ state: 'attached' })
    await page.getByRole('textbox', { name: /^Name/ }).focus()
    await problems.press('Enter')
    const first = await focused()
    expect(first).not.toBe('name')
    const bar = page.getByRole('status').filter({ has: problems })
    await bar.getByRole('listitem').last().getByRole('button').click()
    expect(await focused()).not.toBe(first)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await question.getByText('What you changed will be lost.').waitFor()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('')
    expect(await page.getByText('Name is required').count()).toBe(0)

    const [product, other] = await staff('GET', '/products?limit=2&fields=name,code')
    await page.goto(`/en/cms/products/${product._id}/edit`)
    const [name, code] = [/^Name/, /^Code/].map((label) =>
      page.getByRole('textbox', { name: label }),
    )
    await name?.fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const problem = page.getByRole('button', { name: '1 field needs attention' })
    await problem.waitFor()
    await name?.fill(product.name)
    await code?.fill(other.code)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This value is already taken.').first().waitFor()
    await problem.waitFor()
    await code?.fill(product.code)
    await problem.waitFor({ state: 'hidden' })
    await name?.fill('Renamed')
    await page.getByRole('button', { name: 'Discard changes' }).press('Enter')
    await question.getByRole('button', { name: 'Discard changes' }).press('Enter')
    await page.locator('main:focus').waitFor()
  })

  it('refunds units of a line, sees what they are worth, and finds the refund in the order', async () => {
    const [placed] = await placeOrders(1)
    const [order] = await staff('GET', `/orders?search=${placed?.number}`)
    await staff('POST', `/orders/${order._id}/recordTransfer`, {
      amount: order.total,
      bankReference: order.number,
    })
    await page.goto(`/en/cms/orders/${order._id}`)
    // Two states with the same word are distinguishable, and so are movements of the same kind.
    expect(await page.locator('h1 + p').innerText()).toMatch(/^Status\s*Paid\s*Payment\s*Paid\b/)
    const used = page.getByRole('listitem').filter({ hasText: /^Reserved/ })
    await expect.poll(() => used.last().innerText()).toMatch(/^Reserved\n./)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const units = dialog.getByLabel('Units to refund')
    await units.fill('9')
    await dialog.getByLabel('Reason').fill('Scratched')
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await dialog
      .getByText(`No more than ${quantity} of ${accessoryCode} can be refunded.`)
      .waitFor()
    await units.fill('2')
    await dialog.getByText('Worth').waitFor()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await page.getByText('The refund is on its way.').waitFor()
    await page.getByText(new RegExp(`Scratched · 2 × .*${accessoryCode}`)).waitFor()
    const { items } = await staff('GET', `/orders/${order._id}`)
    expect(items).toMatchObject([{ quantity, refunded: 2, returned: 2 }])
  })

  it('offers what was requested in two clicks, and revises it', async () => {
    const [product] = await staff('GET', `/products?search=${accessoryCode}`)
    const request = {
      type: 'quote',
      firstName: 'Lama',
      lastName: 'Saad',
      email: uniqueEmail('offer'),
      country: 'SA',
      products: [{ product: product._id, quantity: 10 }],
    }
    const { _id: id } = await postJson('/api/marketplace-customer/requests', request, {
      'x-bot-check': await solveBotCheck(),
    })
    await staff('POST', `/requests/${id}/review`, {})
    await page.goto(`/en/cms/requests/${id}`)
    await page.getByRole('button', { name: 'Make an offer' }).click()
    await dialog.getByText('Line total').waitFor()
    await dialog.getByRole('button', { name: 'Make an offer' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const offered = async () => await staff('GET', `/requests/${id}`)
    const { lines, validUntil } = await offered()
    expect(lines).toMatchObject([{ quantity: 10, unitPrice: product.price }])
    const days = (Date.parse(validUntil) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)

    await page.getByRole('button', { name: 'Revise the offer' }).click()
    const price = dialog.getByLabel('Unit price')
    const discount = dialog.getByLabel('Discount')
    await discount.fill('60')
    await dialog.getByText('60% below the list price. Is that meant?').waitFor()
    const list = product.price.amount / 100
    expect(Number(await price.inputValue())).toBeCloseTo(list * 0.4)
    await price.fill(String(list / 2))
    await discount.focus()
    expect(await discount.inputValue()).toBe('50')
    await dialog.getByText('Is that meant?').waitFor({ state: 'hidden' })

    // A key that is held repeats itself.
    const holdEnter = async () => {
      for (const _ of [1, 2, 3]) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    }
    await dialog.getByRole('button', { name: 'Add a row' }).click()
    await dialog.getByRole('button', { name: 'Remove row 2' }).focus()
    await holdEnter()
    expect(await describeFocus(page)).toBe('button Remove row 1')
    await dialog.getByRole('button', { name: 'Add a row' }).focus()
    await holdEnter()
    expect(await describeFocus(page)).toBe('input Product*')
    await dialog.getByRole('combobox', { name: 'Product' }).last().fill('gateway')
    const option = page.getByRole('option').first()
    await option.locator('img').waitFor()
    await option.click()
    await expect.poll(() => price.last().inputValue()).not.toBe('')
    await dialog.getByLabel('Quantity').last().fill('1')
    await dialog.getByRole('button', { name: 'Revise the offer' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await offered()).toMatchObject({ round: 2, status: 'quoted', lines: { length: 2 } })
  })

  it('sees no console error', () => {
    expect(office.errors).toEqual([])
  })
})
