import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from './testAccounts.ts'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { describeFocus } from './keyboard.ts'

/** Presses Enter in an input the moment an option is drawn. */
function pressEnterOnOption(input: Element, name: string): void {
  const observer = new MutationObserver(() => {
    const options = [...document.querySelectorAll('[role=option]')]
    if (!options.some(({ textContent }) => textContent.includes(name))) return
    observer.disconnect()
    const enter = { key: 'Enter', bubbles: true, cancelable: true }
    input.dispatchEvent(new KeyboardEvent('keydown', enter))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Returns what is animated, other than by scrolling. */
const animated = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { animationName, animationTimeline } = getComputedStyle(element, part)
      if (animationName === 'none' || animationTimeline !== 'auto') return []
      return `${element.tagName} ${element.className} ${part} ${animationName}`
    }),
  )

describe('a user of the back office', () => {
  let browser: Browser
  let mine: Visit
  let product: { id: string; name: string }

  beforeAll(async () => {
    browser = await openBrowser()
    mine = await startVisit(browser)
  })
  afterAll(() => browser.close())

  it('is asked to sign in, and sees what is wrong with invalid input', async () => {
    const { page } = mine
    await page.goto('/en/cms/metadata/tags')
    await page.waitForURL('**/cms-login*')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Username is required').waitFor()
    await page.getByLabel('Username').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Please enter a valid email').waitFor()
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    // The page that was requested before signing in.
    await page.waitForURL('**/en/cms/metadata/tags')
  })

  it('is redirected from an unknown path to the products', async () => {
    await mine.page.goto('/en/cms/no/such/place')
    await mine.page.waitForURL('**/en/cms/products')
  })

  it('is redirected from a section to the first of its lists', async () => {
    for (const [part, list] of [
      ['marketing', 'marketing/home-page-sliders'],
      ['metadata', 'metadata/tags'],
    ]) {
      await mine.page.goto(`/ar/cms/${part}`)
      await mine.page.waitForURL(`**/ar/cms/${list}`)
    }
  })

  it('creates a tag in a dialog over the list', async () => {
    const { page } = mine
    await page.goto('/en/cms/metadata')
    await page.waitForURL('**/cms/metadata/tags')
    await page.getByRole('link', { name: 'Add tag' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Journey tag')
    await dialog.getByLabel('Code').fill('journey_tag')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByLabel('Search tags').fill('journey')
    await page.getByRole('row', { name: /Journey tag/ }).waitFor()
    await page.waitForURL(/search=journey/)
  })

  it(
    'keeps what is typed in its field while the dialog is still opening',
    { tags: 'long' },
    async () => {
      const slow = await startVisit(browser)
      const { page } = slow
      await page.addInitScript(() => {
        const usual = setTimeout.bind(window)
        const isOpening = (pause = 0) => pause > 150 && pause < 400
        Object.assign(window, {
          setTimeout: (act: () => void, pause?: number) =>
            usual(act, isOpening(pause) ? 1500 : pause),
        })
      })
      await signIn(page)
      await page.goto('/en/cms/metadata/tags')
      await page.getByRole('link', { name: 'Add tag' }).click()
      const title = page.getByRole('dialog').getByLabel('Title')
      const code = page.getByRole('dialog').getByLabel('Code')
      await title.waitFor()
      expect(await describeFocus(page)).toMatch(/^input Title/)
      await code.click()
      // Timers of the dialog are as slow as this one and were started before it.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
      await page.keyboard.type('typed_here')
      expect(await code.inputValue()).toBe('typed_here')
      expect(await title.inputValue()).toBe('')
      await slow.context.close()
    },
  )

  it('sees the server’s refusal at the field, and keeps what was typed', async () => {
    const { page } = mine
    await page.goto('/en/cms/metadata/tags')
    await page.getByRole('link', { name: 'Add tag' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Second')
    await dialog.getByLabel('Code').fill('journey_tag')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Code is already taken').waitFor()
    await expect.poll(() => describeFocus(page)).toMatch(/^input Code/)
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Second')
    await page.keyboard.press('Escape')
  })

  it('can keep typing while it saves', async () => {
    const { page } = mine
    let release = (): void => undefined
    const released = new Promise<void>((done) => (release = done))
    await page.goto('/en/cms/metadata/tags/add')
    await page.route('**/tags', async (route) => {
      if (route.request().method() === 'POST') await released
      await route.continue()
    })
    const dialog = page.getByRole('dialog')
    const code = dialog.getByLabel('Code')
    await dialog.getByLabel('Title').fill('Typed on')
    await code.fill('typed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Saving' }).waitFor()
    await code.fill('typed_on')
    release()
    await page.getByText('was added.').waitFor()
    expect(await code.inputValue()).toBe('typed_on')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('updated successfully').waitFor()
    await page.unroute('**/tags')
    await page.getByLabel('Search tags').fill('typed on')
    await page.getByRole('row', { name: /Typed on.*typed_on/ }).waitFor()
  })

  it('edits a product: picture, relation, price', async () => {
    const { page } = mine
    await page.goto('/en/cms/products?search=Indoor+Temperature')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.waitForURL(/\/cms\/products\/[0-9a-f-]{36}/)
    const id = /products\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
    await page.goto(`/en/cms/products/${id}/edit`)
    const name = await page.getByLabel('Name', { exact: false }).first().inputValue()
    product = { id, name }
    await page.getByLabel('Price', { exact: false }).first().fill('61.50')
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#8a2be2' },
    })
      .png()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'purple.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('img', { name: 'purple' }).first().waitFor()
    const tags = page.getByLabel('Tags', { exact: true })
    await tags.evaluate(pressEnterOnOption, 'Journey tag')
    await tags.fill('Journey')
    await page.getByRole('button', { name: 'Journey tag' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('updated successfully').waitFor()
    const answer = await page.request.get(`/api/marketplace-customer/products/${id}`)
    const { data } = await answer.json()
    expect(data.price).toEqual({ amount: 6150, currency: 'USD' })
    expect(data.images.at(-1).title).toBe('purple')
    expect(data.tags.map((tag: { title: string }) => tag.title)).toContain('Journey tag')
  })

  it('translates it, and sees it in the Arabic shop', async () => {
    const { page } = mine
    await page.goto(`/en/cms/products/${product.id}`)
    await page.getByRole('link', { name: 'Translate' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(`**/en/cms/products/${product.id}`)
    await page.getByRole('link', { name: 'Translate' }).click()
    await page.getByLabel('الاسم', { exact: true }).fill('مستشعر الرحلة')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('updated successfully').waitFor()
    await page.goto(`/ar/products/${product.id}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('مستشعر الرحلة')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await page.locator('body').textContent()).toContain('٦١')
  })

  it('translates into the languages of the shop, and sees an error when they cannot be loaded', async () => {
    const { page } = mine
    const settings = '**/api/marketplace-customer/settings'
    await page.route(settings, async (route) => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      const supportedLanguages = [{ code: 'en', label: 'English' }]
      await route.fulfill({ json: { data: { ...data, supportedLanguages } } })
    })
    await page.goto(`/en/cms/products/${product.id}/translate`)
    await page.getByText('The shop offers no other language').waitFor()
    await page.unroute(settings)
    await page.route(settings, (route) => route.fulfill({ status: 403, json: {} }))
    // It disappears by itself, on a slow machine before the page is complete.
    const alertShown = page.getByRole('alert').getByText('Something wrong happened!').waitFor()
    await page.goto(`/en/cms/products/${product.id}/translate`)
    await alertShown
    await page.unroute(settings)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('الاسم', { exact: true }).waitFor()
  })

  it('sees what a second editor changed, and both changes are kept', async () => {
    const theirs = await startVisit(browser)
    await signIn(theirs.page)
    const address = `/en/cms/products/${product.id}/edit`
    await mine.page.goto(address)
    await theirs.page.goto(address)
    const field = (each: Visit, label: string) =>
      each.page.getByLabel(label, { exact: false }).first()
    await field(mine, 'Short name').waitFor()
    await field(theirs, 'Short name').fill('Theirs')
    await theirs.page.getByRole('textbox', { name: 'Warranty (months)' }).fill('48')
    await theirs.page.getByRole('button', { name: 'Save' }).click()
    await theirs.page.getByText('updated successfully').waitFor()

    await field(mine, 'Short name').fill('Mine')
    await field(mine, 'Price').fill('70')
    await mine.page.getByRole('button', { name: 'Save' }).click()
    const dialog = mine.page.getByRole('dialog')
    await dialog.getByText('Somebody else changed this meanwhile').waitFor()
    await dialog.getByText('Theirs', { exact: true }).last().click()
    await dialog.getByRole('button', { name: 'Save the result' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const { data } = await (
      await mine.page.request.get(`/api/marketplace-customer/products/${product.id}`)
    ).json()
    expect(data).toMatchObject({ shortName: 'Theirs', warrantyMonths: 48, price: { amount: 7000 } })
    await theirs.context.close()
  })

  it('deletes only the selected records, and learns what prevents deletion', async () => {
    const { page } = mine
    await page.goto('/en/cms/metadata/tags?search=journey')
    await page.getByRole('button', { name: 'More actions for Journey tag' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByText('Still used by').waitFor()
    await page.getByRole('dialog').getByText(product.name).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()

    await page.goto(`/en/cms/products/${product.id}/edit`)
    await page.getByText('Journey tag', { exact: true }).waitFor()
    await page.getByLabel('Tags', { exact: true }).press('Backspace')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('updated successfully').waitFor()
    await page.goto('/en/cms/metadata/tags?search=journey')
    await page.getByRole('button', { name: 'More actions for Journey tag' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText("You Can't Undo This Step!").waitFor()
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    expect(await confirm.isDisabled()).toBe(true)
    await page.clock.install()
    await dialog.getByRole('textbox').fill('journey')
    await page.clock.fastForward(1000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill(' Journey tag ')
    await confirm.click()
    await page.getByText('Nothing matches').waitFor()
    expect(await describeFocus(page)).toMatch(/^h1 Tags/)
  })

  it('has no animation in a form at rest, which would keep the browser drawing frames', async () => {
    const { page } = mine
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/en/cms/settings')
    await page.getByLabel('Contact email').waitFor()
    await expect.poll(() => page.evaluate(animated)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  it('is warned before losing unsaved changes', async () => {
    const { page } = mine
    await page.goto(`/en/cms/products/${product.id}/edit`)
    await page.getByLabel('Short name').fill('Not saved')
    await page.getByRole('link', { name: 'Tags' }).click()
    await page.getByText('Leave without saving?').waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.getByLabel('Short name').inputValue()).toBe('Not saved')
  })

  it('signs out, which invalidates the token', async () => {
    const { page } = mine
    const typing = await page.context().newPage()
    await typing.goto('/en/cms/metadata/tags/add')
    await typing.getByRole('textbox', { name: 'Title' }).fill('Half a tag')
    await page.goto('/en/cms/products')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/cms-login*')
    // Navigation in another tab must not discard unsaved input without asking.
    await typing.getByRole('button', { name: 'Keep editing' }).click()
    expect(await typing.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Half a tag')
    await typing.close()
    await page.goto('/en/cms/products')
    await page.waitForURL('**/cms-login*')
  })

  it('sees no console error and no policy violation', () => {
    expect(mine.errors).toEqual([])
  })
})
