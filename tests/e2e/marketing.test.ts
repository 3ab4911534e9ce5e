import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signIn, startVisit, type Visit } from './browser.ts'
import { createStaffApi } from './createStaffApi.ts'

const title = 'Count what comes through the door'

describe('marketing content', () => {
  let browser: Browser
  let office: Visit
  let shopper: Visit
  let staff: Awaited<ReturnType<typeof createStaffApi>>
  let before: Readonly<Record<string, unknown>>

  const slideNamed = async (name: string) => {
    const slides: { _id: string; title: string }[] = await staff('GET', '/sliders?sort=place')
    return slides.find((each) => each.title === name)?._id
  }
  const save = async (message: string): Promise<void> => {
    await office.page.getByRole('button', { name: 'Save', exact: true }).click()
    await office.page.getByText(message).waitFor()
  }
  const slidesShown = (): Promise<string[]> =>
    shopper.page
      .getByRole('group', { name: /^\d+ of \d+$/, includeHidden: true })
      .locator('h2')
      .allTextContents()

  beforeAll(async () => {
    browser = await openBrowser()
    office = await startVisit(browser)
    shopper = await startVisit(browser, 390)
    staff = await createStaffApi()
    before = await staff('GET', '/settings')
    await signIn(office.page)
  })
  afterAll(async () => {
    const { name, pricing, whatsapp, whatsappUrl } = before
    await staff('PATCH', '/settings', { name, pricing, whatsapp, whatsappUrl })
    const made = await slideNamed(title)
    if (made) await staff('DELETE', `/sliders/${made}`)
    await browser.close()
  })

  it('appears on the next page that anyone opens', async () => {
    const { page } = office
    await shopper.page.goto('/en/products')
    const prices = shopper.page.getByRole('article').getByText(/^\$\d/)
    await prices.first().waitFor()
    expect(await shopper.page.title()).not.toContain('Sandstone')

    await page.goto('/en/cms/settings')
    await page.getByLabel('Shop name').fill('Sandstone IoT')
    await page.getByLabel('Show prices').uncheck()
    await page.getByLabel('WhatsApp button').check()
    await page.getByLabel('WhatsApp address').fill('https://wa.me/966500000000')
    await save('“Sandstone IoT” updated successfully.')
    await page.locator('h1:focus').waitFor()

    await page.reload()
    await page.getByRole('link', { name: 'Sandstone IoT' }).waitFor()
    await shopper.page.reload()
    await shopper.page.getByRole('link', { name: 'Sandstone IoT' }).first().waitFor()
    expect(await shopper.page.title()).toContain('Sandstone IoT')
    expect(await shopper.page.getByText(/\$\d/).count()).toBe(0)
    const options = await shopper.page.getByLabel('Sort by').locator('option').allTextContents()
    expect(options).toEqual(['Recommended', 'A-Z', 'Z-A'])
  })

  it('lets visitors write on WhatsApp, and never covers the order button', async () => {
    const { page } = shopper
    await page.goto('/en/products/ACC-BAT-18650')
    const button = page.getByRole('link', { name: /WhatsApp/ })
    expect(await button.getAttribute('href')).toBe('https://wa.me/966500000000')
    expect(await button.getAttribute('target')).toBe('_blank')
    expect(await button.getAttribute('rel')).toContain('noopener')
    const floating = await button.boundingBox()
    const ask = await page.locator('[data-dock="buy"]').boundingBox()
    if (!floating || !ask) throw new Error('one of them is not there')
    expect(floating.y + floating.height).toBeLessThan(ask.y)
    expect(floating.width).toBeGreaterThanOrEqual(44)
  })

  it('opens the shop with a new slide at its chosen position', async () => {
    const { page } = office
    await page.goto('/en/cms/marketing/home-page-sliders/add')
    await page.getByLabel('Title', { exact: false }).first().fill(title)
    await page.getByLabel('Link').fill('/products?type=device')
    await page.getByRole('button', { name: 'Choose from gallery' }).click()
    const gallery = page.getByRole('dialog')
    await gallery.locator('[aria-pressed]').first().click()
    await gallery.getByRole('button', { name: 'Use' }).click()
    await save(`“${title}” was added.`)

    await shopper.page.goto('/en')
    const others = (await slidesShown()).filter((each) => each !== title)
    expect((await slidesShown()).at(-1)).toBe(title)
    await staff('POST', `/sliders/${await slideNamed(title)}/move`, { to: 2 })
    await shopper.page.goto('/en')
    expect(await slidesShown()).toEqual([others[0], title, ...others.slice(1)])
  })

  it('can be stepped through by keyboard, and its links navigate in the page', async () => {
    const { page } = shopper
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: '2 of 6' }).waitFor()
    await expect
      .poll(() =>
        page.getByRole('button', { name: 'Show slide 2 of 6' }).getAttribute('aria-current'),
      )
      .toBe('true')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('group', { name: '3 of 6' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    const slide = page.getByRole('group', { name: '2 of 6' })
    await slide.waitFor()
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await slide.getByRole('link', { name: /Take a look/ }).click()
    await page.waitForURL('**/en/products?type=device')
    expect(await page.locator('body[data-same]').count()).toBe(1)
  })

  it('hides a slide from the next visitor', async () => {
    const { page } = office
    await page.goto(`/en/cms/marketing/home-page-sliders/${await slideNamed(title)}/edit`)
    await page.getByLabel('Visible').uncheck()
    await save(`“${title}” updated successfully.`)
    await shopper.page.goto('/en')
    await shopper.page.getByRole('group', { name: '1 of 5' }).waitFor()
    expect(await slidesShown()).not.toContain(title)
  })

  it('never logs an error to the console', () => {
    expect([...office.errors, ...shopper.errors]).toEqual([])
  })
})
