/** @module-tag long */
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { accessoryCode, placeOrders, quantity } from './placeOrders.ts'

describe('a record action', () => {
  let browser: Browser
  let office: Visit
  let page: Page
  let dialog: Locator
  let numbers: string[]

  beforeAll(async () => {
    browser = await openBrowser()
    numbers = (await placeOrders(4)).map(({ number }) => number)
    office = await startVisit(browser)
    page = office.page
    dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await signIn(page)
  })
  afterAll(() => browser.close())

  const openOrder = async (number: string | undefined, language = 'en'): Promise<void> => {
    await page.goto(`/${language}/cms/orders?search=${number}`)
    await page.getByRole('link', { name: number ?? '', exact: true }).click()
    await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
  }
  const focusIsOn = async (name: string): Promise<void> => {
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      )
    await expect.poll(focused).toBe(name)
  }

  it('asks for confirmation, and cancelling changes nothing', async () => {
    await openOrder(numbers[0])
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.getByText('Are you sure you want to update the status of this order?').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await focusIsOn('Accept')
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.waitFor()
    await focusIsOn('Accept')
    await page.keyboard.press('Enter')
    await page.getByText(`“${numbers[0]}” updated successfully.`).waitFor()
    await page.getByRole('button', { name: 'Start shipping' }).waitFor()
    expect(await page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0)
  })

  it('explains why it is disabled, to keyboard users as well', async () => {
    const more = `More actions for ${numbers[0]}`
    const isOpened = await page.getByRole('button', { name: more }).evaluate(async (button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
      return button.getAttribute('aria-expanded')
    })
    expect(isOpened).toBe('false')
    await page.getByRole('button', { name: more }).focus()
    await page.keyboard.press('Enter')
    const blocked = page.getByRole('menuitem', { name: /^Accept/ })
    await blocked.waitFor()
    expect(await blocked.textContent()).toBe('AcceptOnly while Status is Pending or Paid')
    expect(await blocked.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.type('acc')
    expect(await blocked.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await blocked.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await focusIsOn(more)
  })

  it('asks for its input from the list, and marks missing fields', async () => {
    await page.goto(`/en/cms/orders?search=${numbers[1]}`)
    const more = `More actions for ${numbers[1]}`
    await page.getByRole('button', { name: more }).click()
    await page.getByRole('menuitem', { name: 'Reject' }).click()
    await dialog.getByLabel('Reason').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await focusIsOn(more)

    await page.getByRole('button', { name: more }).click()
    await page.getByRole('menuitem', { name: 'Reject' }).click()
    const reason = dialog.getByRole('combobox', { name: /Reason/ })
    await expect.poll(() => reason.evaluate((each) => each === document.activeElement)).toBe(true)
    await dialog.getByLabel('Note').fill('Asked by phone')
    await page.keyboard.press('Escape')
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Keep editing' }).click()
    await leaving.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('Reason is required').waitFor()
    expect(await reason.evaluate((each) => each === document.activeElement)).toBe(true)
    await reason.click()
    await page.getByRole('option', { name: 'Asked for by the customer' }).click()
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Asked by phone')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText(`“${numbers[1]}” updated successfully.`).waitFor()
    await page.getByRole('row', { name: new RegExp(`${numbers[1]}.*Rejected`) }).waitFor()
  })

  it('is prefilled from the record, and keeps what was typed when it is refused', async () => {
    await page.goto(`/en/cms/inventory?search=${accessoryCode}`)
    const row = page.getByRole('row', { name: new RegExp(accessoryCode) })
    const before = Number((await row.getByRole('cell').nth(1).textContent())?.replace(/\D/g, ''))
    const adjust = async (onHand: number): Promise<void> => {
      await row.getByRole('button', { name: `More actions for ${accessoryCode}` }).click()
      await page.getByRole('menuitem', { name: 'Adjust', exact: true }).click()
      expect(await dialog.getByLabel('On hand').inputValue()).toBe(String(before))
      await dialog.getByLabel('On hand').fill(String(onHand))
      await dialog.getByLabel('Reason').fill('Counted')
    }
    expect(before).toBeGreaterThan(quantity)
    await adjust(1)
    await page.keyboard.press('Enter')
    await dialog.getByText(/of these are promised to orders/).waitFor()
    expect(await dialog.getByLabel('On hand').inputValue()).toBe('1')
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Counted')
    await dialog.getByLabel('On hand').fill(String(before + 7))
    await page.keyboard.press('Enter')
    await page.getByText(`“${accessoryCode}” updated successfully.`).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    const shown = async () => (await row.getByRole('cell').nth(1).textContent())?.replace(/\D/g, '')
    await expect.poll(shown).toBe(String(before + 7))
  })

  it('reports a concurrent change, and continues with what was typed', async () => {
    await openOrder(numbers[2])
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await dialog.getByLabel('Note').fill('Too late')
    const theirs = await startVisit(browser)
    await signIn(theirs.page)
    await theirs.page.goto(page.url())
    await theirs.page.getByRole('button', { name: 'Accept', exact: true }).click()
    await theirs.page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await theirs.page.getByText('updated successfully').waitFor()
    await theirs.context.close()

    await dialog.getByRole('combobox', { name: /Reason/ }).click()
    await page.getByRole('option', { name: 'Out of stock' }).click()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('This has changed since you opened it.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Reject' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await dialog.getByText('This has changed since you opened it.').waitFor({ state: 'hidden' })
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Too late')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText(`“${numbers[2]}” updated successfully.`).waitFor()
    await page.getByText('Out of stock').first().waitFor()
  })

  it('replaces the form of a resource that has none', async () => {
    await page.goto('/en/cms/inventory')
    await page.getByRole('row').nth(2).waitFor()
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /More actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Adjust' }).waitFor()
    for (const name of ['Edit', 'Delete']) {
      expect(await page.getByRole('menuitem', { name, exact: true }).count()).toBe(0)
    }
    await page.keyboard.press('Escape')
    // Until the menu is closed, the page below it has no links by role.
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    expect(await page.getByRole('link', { name: /^Add/ }).count()).toBe(0)
  })

  it('is translated to Arabic', async () => {
    await openOrder(numbers[3], 'ar')
    await page.getByRole('button', { name: 'رفض', exact: true }).click()
    await dialog.getByText('هل تريد بالتأكيد تحديث حالة هذا الطلب؟').waitFor()
    await dialog.getByRole('button', { name: 'رفض' }).click()
    await dialog.getByText('السبب مطلوب').waitFor()
    await dialog.getByRole('combobox', { name: /السبب/ }).click()
    await page.getByRole('option', { name: 'نفاد المخزون' }).click()
    await dialog.getByRole('button', { name: 'رفض' }).click()
    await page.getByText(`تم تحديث طلب «${numbers[3]}» بنجاح.`).waitFor()
    await page.getByText('مرفوض').first().waitFor()
    await page.getByRole('button', { name: /إجراءات أخرى/ }).click()
    const accept = page.getByRole('menuitem', { name: /^قبول/ })
    expect(await accept.textContent()).toContain(
      'متاح فقط عندما يكون حقل «الحالة»: قيد الانتظار أو مدفوع',
    )
  })

  it('never logs an error to the console', () => {
    expect(office.errors).toEqual([])
  })
})
